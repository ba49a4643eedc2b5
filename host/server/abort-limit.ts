import type { RequestGuard } from "./guard.ts";
import { Allowance } from "./networks.ts";

/**
 * Answers that a network may leave unread at once, and each second after that. People leave pages before they are
 * there, but rarely; whoever does nothing else has pages made for nobody.
 */
const LEFT_AT_ONCE = 300;
const LEFT_PER_SECOND = 50;

/** Answers whose client disconnected before it had them. */
export const unreadAnswers = new Allowance("abortsRestored", LEFT_AT_ONCE, LEFT_PER_SECOND);

export const abortLimit: RequestGuard = {
  name: "unread answers",
  check: (_, network) =>
    unreadAnswers.has(network)
      ? undefined
      : {
          status: 429,
          why: "Too many requests were left before their answers came. Please try again in a moment.",
          retryAfter: 10,
        },
  release({ outgoing }, network) {
    if (!outgoing.writableFinished) unreadAnswers.take(network);
  },
};
