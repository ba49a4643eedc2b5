import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

const waiting = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * Tells an answer that its connection is gone. Node tells only the one being sent: those of requests that came behind
 * it on the same connection (RFC 9112 §9.3.2) would hold their places for ever.
 */
export function closeWithConnection(socket: Socket, outgoing: ServerResponse): void {
  const known = waiting.get(socket);
  const answers = known ?? new Set<ServerResponse>();
  answers.add(outgoing);
  outgoing.once("close", () => answers.delete(outgoing));
  if (known) return;
  waiting.set(socket, answers);
  // After Node has told the one that it knows of.
  socket.once("close", () => setImmediate(() => answers.forEach((answer) => answer.emit("close"))));
}
