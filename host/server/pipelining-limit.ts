import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { RequestGuard } from "./guard.ts";

/** Requests on one connection that may await their answers. Browsers and proxies send one at a time. */
const MAX_PENDING = 10;
/** Requests on one connection that may start in one pass of the event loop, even if answered immediately. */
const MAX_STARTED = 10;

interface PipelineState {
  /** Answers not sent yet. */
  pending: Set<ServerResponse>;
  /** Requests started in this pass of the event loop. */
  together: number;
}

const bySocket = new WeakMap<Socket, PipelineState>();

/**
 * Closes a connection that has sent too many requests without waiting. Otherwise Node would start all the requests of
 * one packet, thousands of them, before anybody else's.
 *
 * Emits `close` on every answer of a lost connection. Node does so only for the one being sent; answers to requests
 * pipelined behind it (RFC 9112 §9.3.2) would hold their places for ever.
 */
export const pipeliningLimit: RequestGuard = {
  name: "pipelines",
  check({ socket, outgoing }) {
    const state = bySocket.get(socket) ?? watchSocket(socket);
    if (socket.destroyed || state.pending.size >= MAX_PENDING || state.together >= MAX_STARTED) return "close";
    if (state.together++ === 0) setImmediate(() => (state.together = 0));
    state.pending.add(outgoing);
    return undefined;
  },
  release: ({ socket, outgoing }) => void bySocket.get(socket)?.pending.delete(outgoing),
};

function watchSocket(socket: Socket): PipelineState {
  const state = { pending: new Set<ServerResponse>(), together: 0 };
  bySocket.set(socket, state);
  // After Node has closed the one being sent.
  socket.once("close", () => setImmediate(() => state.pending.forEach((response) => response.emit("close"))));
  return state;
}
