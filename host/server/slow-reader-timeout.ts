import type { IncomingMessage, ServerResponse } from "node:http";

/** A client that takes no byte for this long is not reading its answer; its place goes to somebody else. */
const UNREAD_MS = 15_000;

/**
 * Closes the connection of a client that reads nothing of its answer for `ms` milliseconds. Answers that are still
 * being made and idle streams have nothing to read, so they may last.
 */
export function closeSlowReader({ socket }: IncomingMessage, outgoing: ServerResponse, ms = UNREAD_MS): void {
  outgoing.setTimeout(ms, () => {
    if (socket.writableLength > 0) socket.destroy();
  });
}
