import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests of one connection that wait for their answers. Browsers and proxies send one after the other. */
const MOST_WAITING = 10;
/** Requests of one connection that begin in one pass of the event loop, also when they are answered at once. */
const MOST_TOGETHER = 10;
/** What Node's parser takes for "another protocol follows": it reads no further. */
const STOP = 2;

interface Sent {
  /** Answers that wait to be sent. */
  waiting: Set<ServerResponse>;
  /** Requests begun since the event loop looked for what comes in. */
  together: number;
}

const bySocket = new WeakMap<Socket, Sent>();

/**
 * Tells an answer that its connection is gone. Node tells only the one being sent: those of requests that came behind
 * it on the same connection (RFC 9112 §9.3.2) would hold their places for ever.
 *
 * Answers whether there is a connection: one that sends far more than it waits for is closed, and what came with it is
 * not begun. Node begins all that came in one packet, thousands of requests, before anybody else has a turn.
 */
export function closeWithConnection(socket: Socket, outgoing: ServerResponse): boolean {
  const known = bySocket.get(socket);
  const sent = known ?? { waiting: new Set<ServerResponse>(), together: 0 };
  if (sent.waiting.size >= MOST_WAITING || sent.together >= MOST_TOGETHER) socket.destroy();
  if (socket.destroyed) return false;
  if (sent.together++ === 0) setImmediate(() => (sent.together = 0));
  sent.waiting.add(outgoing);
  outgoing.once("close", () => sent.waiting.delete(outgoing));
  if (known) return true;
  bySocket.set(socket, sent);
  // After Node has told the one that it knows of.
  socket.once("close", () => setImmediate(() => sent.waiting.forEach((answer) => answer.emit("close"))));
  return true;
}

type Parser = { onIncoming?: ((...heard: unknown[]) => unknown) | null };

/**
 * Lets Node read no further once a request has closed its connection. It would parse all else of the packet, thousands
 * of requests or chunks. Node has no public way to say so; where its parser is another, all else is parsed.
 */
export function stopAtClosed(server: Server): void {
  server.on("connection", (socket: Socket & { parser?: Parser | null }) => {
    const { parser } = socket;
    const heard = parser?.onIncoming;
    if (!parser || !heard) return;
    parser.onIncoming = (...request) => {
      const answer = heard(...request);
      return socket.destroyed ? STOP : answer;
    };
  });
}
