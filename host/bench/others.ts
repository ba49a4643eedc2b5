import { performance } from "node:perf_hooks";
import type { Host } from "../tests/host.ts";

/** Asks for a small page again and again, until the function it returns is called; that tells how long it took. */
export function timeOthers(host: Host): () => Promise<string> {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const started = performance.now();
      await (await fetch(`${host.url}/api/config/maps`)).text();
      times.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    times.sort((a, b) => a - b);
    const at = (part: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);
    return `others p95 ${at(0.95)} ms, longest ${at(1)} ms`;
  };
}
