import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { RequestGuard } from "./guard.ts";

/** Whoever sends or takes less is occupying a place: telephone modems were faster. */
const MIN_BYTES_PER_SECOND = 500;
/** How long a body may take before its rate is judged. */
const SLOW_START_MS = 5_000;
/** In each window of this length, a client takes of its answer what the minimum rate makes, or all that waits. */
const WINDOW_MS = 15_000;
const CHECK_MS = 1_000;

const BYTES_PER_CHECK = (MIN_BYTES_PER_SECOND * CHECK_MS) / 1_000;
const CHECKS_PER_WINDOW = WINDOW_MS / CHECK_MS;

/**
 * Closes the connection of a client that sends its body, or takes its answer, too slowly. Answers that are still being
 * made and idle streams have nothing to take, so they may last. Checks are counted rather than milliseconds, so that a
 * process that stalls blames nobody. The idle timer of a connection would not do: received bytes restart it, too.
 */
export const slowClients = (checkMs = CHECK_MS): RequestGuard => ({
  name: "slow clients",
  check({ socket, incoming, outgoing }) {
    const isBodySlow = watchBody(incoming);
    const isAnswerSlow = watchAnswer(socket);
    const timer = setInterval(() => {
      if (isBodySlow() || isAnswerSlow()) socket.destroy();
    }, checkMs).unref();
    outgoing.once("close", () => clearInterval(timer));
    return undefined;
  },
});

/** Tells at each check whether the body has come more slowly, on average, than the minimum. */
function watchBody(incoming: IncomingMessage): () => boolean {
  const { socket } = incoming;
  let due = socket.bytesRead - (SLOW_START_MS / CHECK_MS) * BYTES_PER_CHECK;
  return () => {
    due += BYTES_PER_CHECK;
    // A complete body that nobody has read yet is not slow.
    return !incoming.complete && socket.bytesRead < due;
  };
}

/**
 * Tells at each check whether too little has been taken of what waits. A window begins anew as soon as enough is taken.
 * Of several answers on one connection, each watches whichever is being sent.
 */
function watchAnswer(socket: Socket): () => boolean {
  let due = 0;
  let checksLeft = 0;
  return () => {
    const taken = bytesTaken(socket);
    if (taken < due) return --checksLeft <= 0;
    due = taken + Math.min(socket.bytesWritten - taken, BYTES_PER_CHECK * CHECKS_PER_WINDOW);
    checksLeft = CHECKS_PER_WINDOW;
    return false;
  };
}

/** Private in Node, whose own `Socket.prototype._onTimeout` and `bytesWritten` read it (lib/net.js). */
type Handle = { bytesWritten?: number; writeQueueSize?: number };

/**
 * The bytes that the system has taken. It takes more as its client takes earlier ones, but a third of its buffer at a
 * time (about 30 KB, on fast lines more): whoever needs 15 seconds for that seems to take nothing. Node has no public
 * way to tell. `writableLength`, used where a version of Node lacks these fields, counts a chunk of a megabyte as
 * waiting until all of it is taken.
 */
function bytesTaken(socket: Socket & { _handle?: Handle | null }): number {
  const { bytesWritten, writeQueueSize } = socket._handle ?? {};
  if (bytesWritten === undefined || writeQueueSize === undefined) return socket.bytesWritten - socket.writableLength;
  return bytesWritten - writeQueueSize;
}
