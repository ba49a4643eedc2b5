import type { RequestGuard } from "./guard.ts";

/** A client that takes no byte for this long is not reading its answer; its place goes to somebody else. */
const UNREAD_MS = 15_000;

/**
 * Closes the connection of a client that reads nothing of its answer for `ms` milliseconds. Answers that are still
 * being made and idle streams have nothing to read, so they may last.
 */
export const slowReaders = (ms = UNREAD_MS): RequestGuard => ({
  name: "slow readers",
  check({ socket, outgoing }) {
    outgoing.setTimeout(ms, () => {
      if (socket.writableLength > 0) socket.destroy();
    });
    return undefined;
  },
});
