import { fairTurns } from "../app/operation/fair-turns.ts";
import { nextPass } from "../app/operation/next-pass.ts";

/** Requests of one address that may be worked on at once; its others wait behind them. */
const AT_ONCE = 6;
/** A turn ends when its answer is there or after so long: what waits for a database or a model holds up nothing. */
const TURN_MS = 50;

/**
 * Lets addresses take turns: of many requests that come together from one address a few are begun, so that the request
 * of another address waits for those few and not for all. Work that is divided by the event loop would otherwise be
 * shared by requests, and who sends most would get most.
 */
export function turnsOfAddresses() {
  const inTurn = fairTurns({ places: Infinity, each: AT_ONCE, waiting: Infinity });
  /** Addresses of which something was begun in this pass of the event loop. */
  const begun = new Set<string>();

  /** Whether this is the first of an address since the event loop looked for what comes in. */
  function isFirst(address: string): boolean {
    if (begun.has(address)) return false;
    if (begun.size === 0) setImmediate(() => begun.clear());
    begun.add(address);
    return true;
  }

  return async function take<T>(address: string, work: () => Promise<T>): Promise<T> {
    let working!: Promise<T>;
    let hasWaited = false;
    const turn = inTurn(address, async () => {
      // Else what came together, or waited, would follow what ended without the event loop, and what others have sent
      // would not even be read.
      if (hasWaited || !isFirst(address)) await nextPass();
      working = work();
      await untilOver(working);
    });
    hasWaited = true;
    await turn;
    return working;
  };
}

/** Until the work is done, or has failed, or a turn has passed. */
function untilOver(working: Promise<unknown>): Promise<void> {
  return new Promise((end) => {
    const timer = setTimeout(end, TURN_MS);
    const stop = () => {
      clearTimeout(timer);
      end();
    };
    working.then(stop, stop);
  });
}
