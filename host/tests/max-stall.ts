import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";

/** How long, in ms, the event loop stood still at most while some work was done. */
export async function maxStall(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await setTimeout(20); // the first turn is not measured
  await work();
  await setTimeout(20);
  delay.disable();
  return delay.max / 1e6;
}
