import { performance } from "node:perf_hooks";
import { fairTurns } from "../app/operation/fair-turns.ts";
import type { nextPass } from "../app/operation/next-pass.ts";

/** Requests of one address that may be worked on at once; its others wait behind them. */
const AT_ONCE = 4;
/** A turn ends when its answer is there or after so long: what waits for a database or a model holds up nothing. */
const TURN_MS = 50;
/** A turn whose work keeps the event loop busy lasts longer, at most so long. */
const LONGEST_TURN_MS = 5_000;

/**
 * Lets addresses take turns: of many requests that come together from one address a few are begun, so that the request
 * of another address waits for those few and not for all. Work that is divided by the event loop would otherwise be
 * shared by requests, and who sends most would get most. `waitForPass` is the application's nextPass(): its long work
 * waits in the same line.
 */
export function turnsOfAddresses(waitForPass: typeof nextPass) {
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
      if (hasWaited || !isFirst(address)) await waitForPass();
      const idleBefore = idleMs();
      working = work();
      await untilOver(working, idleBefore);
    });
    hasWaited = true;
    await turn;
    return working;
  };
}

/** For how long the event loop has had nothing to do, in all. */
const idleMs = () => performance.eventLoopUtilization().idle;

/**
 * Until the work is done, or has failed, or has only waited for a turn. By the clock alone a busy process would end the
 * turns of what it has not come to yet, begin ever more beside it, and draw all of them in one pass.
 */
function untilOver(working: Promise<unknown>, idleBefore: number): Promise<void> {
  return new Promise((end) => {
    const started = performance.now();
    let timer = setTimeout(check, TURN_MS);
    function check() {
      const idle = idleMs() - idleBefore;
      if (idle >= TURN_MS - 1 || performance.now() - started >= LONGEST_TURN_MS) end();
      else timer = setTimeout(check, Math.max(TURN_MS - idle, 1));
    }
    const stop = () => {
      clearTimeout(timer);
      end();
    };
    working.then(stop, stop);
  });
}
