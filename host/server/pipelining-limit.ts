import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests on one connection that may await their answers. Browsers and proxies send one at a time. */
const MAX_PENDING = 10;
/** Requests on one connection that may start in one pass of the event loop, even if answered immediately. */
const MAX_STARTED = 10;
/** Makes Node's parser believe that another protocol follows, so that it stops reading. */
const STOP = 2;

interface PipelineState {
  /** Answers not sent yet. */
  pending: Set<ServerResponse>;
  /** Requests started in this pass of the event loop. */
  together: number;
}

const bySocket = new WeakMap<Socket, PipelineState>();

/**
 * Emits `close` on every answer of a lost connection. Node does so only for the one being sent; answers to requests
 * pipelined behind it (RFC 9112 §9.3.2) would hold their places for ever.
 *
 * Returns false if the connection is closed: because it was lost, or because it has sent too many requests without
 * waiting. Otherwise Node would start all the requests of one packet, thousands of them, before anybody else's.
 */
export function trackPipelinedResponse(socket: Socket, outgoing: ServerResponse): boolean {
  const existing = bySocket.get(socket);
  const state = existing ?? { pending: new Set<ServerResponse>(), together: 0 };
  if (state.pending.size >= MAX_PENDING || state.together >= MAX_STARTED) socket.destroy();
  if (socket.destroyed) return false;
  if (state.together++ === 0) setImmediate(() => (state.together = 0));
  state.pending.add(outgoing);
  outgoing.once("close", () => state.pending.delete(outgoing));
  if (existing) return true;
  bySocket.set(socket, state);
  // After Node has closed the one being sent.
  socket.once("close", () => setImmediate(() => state.pending.forEach((response) => response.emit("close"))));
  return true;
}

type Parser = { onIncoming?: ((...args: unknown[]) => unknown) | null };

/**
 * Stops Node's parser once a request has closed its connection; it would parse the rest of the packet, thousands of
 * requests or chunks. Node has no public way to do this. If its parser changes, the rest is parsed as before.
 */
export function stopParserOnClose(server: Server): void {
  server.on("connection", (socket: Socket & { parser?: Parser | null }) => {
    const { parser } = socket;
    const onIncoming = parser?.onIncoming;
    if (!parser || !onIncoming) return;
    parser.onIncoming = (...request) => {
      const result = onIncoming(...request);
      return socket.destroyed ? STOP : result;
    };
  });
}
