/** Keeps a failing service from being asked on every message. */
interface Breaker {
  /** Whether it may be asked now. After the rest one call may try. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Opens for `restMs` after this many `failures` in a row. */
export function createBreaker(failures: number, restMs: number, now: () => number = Date.now): Breaker {
  let inARow = 0;
  let closedUntil = 0;
  return {
    allows() {
      if (inARow < failures) return true;
      if (now() < closedUntil) return false;
      closedUntil = now() + restMs; // the one that tries; others wait for what it finds
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow++;
      if (inARow >= failures) closedUntil = now() + restMs;
    },
  };
}
