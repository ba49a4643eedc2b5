import type { ServerResponse } from "node:http";

/** More waiting requests than that would all be answered too late: the next are told so at once. */
const MAX_IN_FLIGHT = 400;
/**
 * Requests that came together are begun one after the other. When so many of them have taken so long, those behind them have
 * waited too long already, and a refusal is quick. Few that take long, such as the first use of a heavy library, are no crowd.
 */
const CROWD = 100;
const MAX_TURN_MS = 500;

export interface Admission {
  /** Requests being answered. */
  readonly inFlight: number;
  /** Whether a request that has just come can be answered in good time; if so it counts until its response is closed. */
  admits(outgoing: ServerResponse): boolean;
}

/** Keeps the door of one process: under more than it can carry it goes on answering as many as it can, and refuses the rest. */
export function startAdmission(): Admission {
  let inFlight = 0;
  let turnStarted = 0;
  let inTurn = 0;
  return {
    get inFlight() {
      return inFlight;
    },
    admits(outgoing) {
      if (inTurn === 0) {
        turnStarted = performance.now();
        setImmediate(() => (inTurn = 0)); // runs when all that has come together was begun
      }
      const isCrowd = inTurn > CROWD && performance.now() - turnStarted > MAX_TURN_MS;
      if (isCrowd || inFlight >= MAX_IN_FLIGHT) return false;
      inTurn++;
      inFlight++;
      outgoing.once("close", () => inFlight--);
      return true;
    },
  };
}
