import type { ServerResponse } from "node:http";
import { TokenBucket } from "./token-bucket.ts";

/**
 * Answers that an address may leave unread at once, and each second after that. People leave pages before they are
 * there, but rarely; whoever does nothing else has pages made for nobody.
 */
const LEFT_AT_ONCE = 300;
const LEFT_PER_SECOND = 50;

/** Counts, for each address, the requests whose client disconnected before it had its answer. */
export function createAbortLimiter() {
  const aborts = new TokenBucket(LEFT_AT_ONCE, LEFT_PER_SECOND);
  return {
    /** Whether an address has left so many answers that its further requests are refused. */
    isOver: (ip: string): boolean => !aborts.has(ip),
    watch(outgoing: ServerResponse, ip: string): void {
      outgoing.once("close", () => {
        if (!outgoing.writableFinished) aborts.take(ip);
      });
    },
  };
}
