import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestGuard } from "./guard.ts";

/** A client that takes no byte for this long is not reading its answer; its place goes to somebody else. */
const UNREAD_MS = 15_000;

export const slowReaders: RequestGuard = {
  name: "slow readers",
  check: ({ incoming, outgoing }) => closeSlowReader(incoming, outgoing),
};

/**
 * Closes the connection of a client that reads nothing of its answer for `ms` milliseconds. Answers that are still
 * being made and idle streams have nothing to read, so they may last.
 */
export function closeSlowReader({ socket }: IncomingMessage, outgoing: ServerResponse, ms = UNREAD_MS): undefined {
  outgoing.setTimeout(ms, () => {
    if (socket.writableLength > 0) socket.destroy();
  });
}
