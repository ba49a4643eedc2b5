import { between, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/index.ts";
import type { RollupKind } from "../../events/rollups.ts";
import type { Totals } from "../analytics.ts";
import type { OffsetPeriod } from "../periods.ts";

/** Quarter hours of a day. */
export const QUARTERS = 96;

export type Kind = RollupKind;

export const FIELDS = {
  view: "views",
  click: "clicks",
  save: "saves",
  submission: "submissions",
  visitor: "visitors",
} as const satisfies Record<Kind, keyof Totals>;

/** Consecutive numbers, as first and last. */
export type Run = [first: number, last: number];

export function runsOf(numbers: number[]): Run[] {
  const runs: Run[] = [];
  for (const n of numbers.sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === n - 1) run[1] = n;
    else runs.push([n, n]);
  }
  return runs;
}

type Bucket = Database["tables"]["eventRollups"]["bucket"];

/**
 * Whether a bucket lies in one of the runs; a single one has placeholders. Several are written out one by one: for
 * ranges tied by OR, SQLite would read the whole card instead of looking each up in the index.
 */
export function bucketInRuns(bucket: Bucket, runs: Run[]): SQL | undefined {
  if (runs.length === 1) return between(bucket, sql.placeholder("runFirst"), sql.placeholder("runLast"));
  const numbers = runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
  return sql`${bucket} in (${sql.raw(numbers.join(","))})`;
}

/** Cache key for the SQL that bucketInRuns() generates. */
export const runsQueryKey = (runs: Run[]): string => (runs.length === 1 ? "" : runs.join(";"));
export const runsQueryParams = ([run, ...others]: Run[]) =>
  run && others.length === 0 ? { runFirst: run[0], runLast: run[1] } : {};

/**
 * A bucket on the clock of the time zone. Numbers stand in the SQL itself, being ours: PostgreSQL would take the same
 * expression with parameters in SELECT and in GROUP BY for two.
 */
export function toLocalBucket(bucket: Bucket, stretches: OffsetPeriod[]): SQL {
  const offset = stretches
    .slice(0, -1)
    .reduceRight(
      (otherwise, { offset }, i) =>
        sql`case when ${bucket} < ${sql.raw(String(stretches[i + 1]!.from))} then ${sql.raw(String(offset))} else ${otherwise} end`,
      sql.raw(String(stretches.at(-1)!.offset)) as SQL,
    );
  return sql`(${bucket} + ${offset})`;
}

/** Cache key for the SQL that toLocalBucket() generates. */
export const offsetsQueryKey = (stretches: OffsetPeriod[]): string =>
  stretches.map(({ from, offset }, i) => (i === 0 ? offset : `${from}:${offset}`)).join(";");
