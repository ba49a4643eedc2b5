import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Host } from "../../tests/host.ts";

/** The 95th of 100 others waits no longer, and nobody longer than the second, in milliseconds. */
const LIMIT_MS = 100;
const MAX_MS = 300;
/** Fewer waits than these have no 95th of 100. */
const FEW = 20;

/** Asks again and again in a thread of its own, which what we do here does not slow down. */
const OTHERS = `
  const { parentPort, workerData } = require("node:worker_threads");
  let waited = [];
  let began = performance.now();
  // Who is still waiting waits at least as long as until now.
  parentPort.on("message", () => { parentPort.postMessage([...waited, performance.now() - began]); waited = []; });
  (async () => {
    for (;;) {
      began = performance.now();
      await fetch(workerData + "/view/demo").then((answer) => answer.text()).catch(() => {});
      waited.push(performance.now() - began);
      began = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();`;

/** Others of a server, and how long they wait while something is done. */
export function watchOthers({ url }: Host) {
  const others = new Worker(OTHERS, { eval: true, workerData: url });
  const waits = async (): Promise<number[]> => {
    others.postMessage("waits");
    return ((await once(others, "message")) as [number[]])[0].sort((a, b) => a - b);
  };
  return {
    /** Whether the call succeeds while nobody waits long; prints those for which it is not so. */
    async isUnnoticed(what: string, call: () => Promise<{ status: number }>): Promise<boolean> {
      await waits();
      const { status } = await call();
      const waited = await waits();
      const most = waited.at(-1)!;
      const p95 = waited.length < FEW ? 0 : waited[Math.floor(waited.length * 0.95)]!;
      const isShort = p95 <= LIMIT_MS && most <= MAX_MS;
      if (!isShort || status >= 400)
        console.log(`    ${what}: ${status}, others ${Math.round(p95)}, at most ${Math.round(most)} ms`);
      return isShort && status < 400;
    },
    end: () => others.terminate(),
  };
}
