import { autocannon } from "./autocannon.ts";

export interface Load {
  url: string;
  seconds?: number;
  connections?: number;
  headers?: Record<string, string>;
}

/** Requests per second that a server answers with 2xx; throws when any fails. */
export async function requestsPerSecond({ url, seconds = 4, connections = 16, headers }: Load): Promise<number> {
  const result = await autocannon({ url, duration: seconds, connections, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result.requests.average;
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Measures both in turn, so that a change in the machine's speed meets both: the median of the pairs' ratios. */
export async function ratioInTurn(rounds: number, measure: () => Promise<number>, baseline: () => Promise<number>) {
  const measured: number[] = [];
  const base: number[] = [];
  for (let round = 0; round < rounds; round++) {
    base.push(await baseline());
    measured.push(await measure());
  }
  return {
    ratio: median(measured.map((value, i) => value / base[i]!)),
    measured: median(measured),
    baseline: median(base),
  };
}
