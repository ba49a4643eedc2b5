import type { IncomingMessage, ServerResponse } from "node:http";

/** So long without a byte taken, a client is not reading its answer: the place goes to somebody else. */
const UNREAD_MS = 15_000;

/**
 * Ends the connection of a client that takes nothing of its answer for `ms` milliseconds. An answer still being made,
 * or a stream with nothing to say, has nothing waiting to be taken and may last.
 */
export function endUnread({ socket }: IncomingMessage, outgoing: ServerResponse, ms = UNREAD_MS): void {
  outgoing.setTimeout(ms, () => {
    if (socket.writableLength > 0) socket.destroy();
  });
}
