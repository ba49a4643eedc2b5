import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests of one connection that wait for their answers. Browsers and proxies send one after the other. */
const MOST_WAITING = 20;

const waiting = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * Tells an answer that its connection is gone. Node tells only the one being sent: those of requests that came behind
 * it on the same connection (RFC 9112 §9.3.2) would hold their places for ever.
 *
 * Answers whether there is a connection: one that sends far more than it waits for is closed, and what came with it is
 * not begun. Node begins all that came in one packet, thousands of requests, before anybody else has a turn.
 */
export function closeWithConnection(socket: Socket, outgoing: ServerResponse): boolean {
  const known = waiting.get(socket);
  const answers = known ?? new Set<ServerResponse>();
  if (answers.size >= MOST_WAITING) socket.destroy();
  if (socket.destroyed) return false;
  answers.add(outgoing);
  outgoing.once("close", () => answers.delete(outgoing));
  if (known) return true;
  waiting.set(socket, answers);
  // After Node has told the one that it knows of.
  socket.once("close", () => setImmediate(() => answers.forEach((answer) => answer.emit("close"))));
  return true;
}
