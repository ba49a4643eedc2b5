import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#db/index.ts";
import { onEveryDatabase } from "../../../db/tests/databases.ts";
import { type Job, jobRunner } from "./jobs.server.ts";

const HOUR = 3_600_000;
let count = 0;

/** A job of its own for each test, and how often it ran. */
function aJob(run: Job["run"] = async () => {}) {
  const runs: Date[] = [];
  const job: Job = {
    name: `test-${++count}`,
    everyMs: HOUR,
    run: async (signal) => {
      runs.push(new Date());
      return run(signal);
    },
  };
  return { job, runs };
}

const rowOf = async ({ db, tables: { jobs } }: Database, { name }: Job) =>
  (await db.select().from(jobs).where(eq(jobs.name, name)))[0]!;
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

describe("jobs", () =>
  onEveryDatabase((test) => {
    test("runs at once, then when its time has come", async ({ database }) => {
      const { job, runs } = aJob();
      const runner = jobRunner(database, [job]);
      expect(await runner.runDue()).toEqual([job.name]);
      expect(await runner.runDue()).toEqual([]);
      expect(await runner.runDue(later(HOUR - 1_000))).toEqual([]);
      expect(await runner.runDue(later(HOUR + 1_000))).toEqual([job.name]);
      expect(runs).toHaveLength(2);
    });

    test("of ten processes that look at the same time, one runs it", async ({ database }) => {
      const { job, runs } = aJob();
      const done = await Promise.all(Array.from({ length: 10 }, () => jobRunner(database, [job]).runDue()));
      expect([done.flat(), runs.length]).toEqual([[job.name], 1]);
    });

    test("who holds it keeps it by renewing; who died loses it with the lease", async ({ database }) => {
      let finish = () => {};
      const { job } = aJob(() => new Promise((resolve) => (finish = resolve)));
      const first = jobRunner(database, [job], { leaseMs: 200 }).runDue();
      await expect.poll(async () => (await rowOf(database, job))?.holder).toBeTruthy();
      const before = (await rowOf(database, job)).leasedUntil!;
      await expect
        .poll(async () => (await rowOf(database, job)).leasedUntil!.getTime())
        .toBeGreaterThan(before.getTime());
      expect(await jobRunner(database, [job], { leaseMs: 200 }).runDue()).toEqual([]);
      finish();
      await first;

      const { job: orphan, runs } = aJob();
      await database.transaction((tx) =>
        tx
          .insert(database.tables.jobs)
          .values({ name: orphan.name, nextRunAt: new Date(0), holder: "a dead process", leasedUntil: later(60_000) }),
      );
      const heir = jobRunner(database, [orphan]);
      expect(await heir.runDue()).toEqual([]);
      expect(await heir.runDue(later(61_000))).toEqual([orphan.name]);
      expect(runs).toHaveLength(1);
    });

    test("is told to stop when somebody else has taken it", async ({ database }) => {
      const { job } = aJob((signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve())));
      const running = jobRunner(database, [job], { leaseMs: 200 }).runDue();
      await expect.poll(async () => (await rowOf(database, job))?.holder).toBeTruthy();
      await database.transaction((tx) =>
        tx.update(database.tables.jobs).set({ holder: "another" }).where(eq(database.tables.jobs.name, job.name)),
      );
      await running;
      expect((await rowOf(database, job)).holder).toBe("another");
    });

    test("one that fails is tried again after a minute, then two, and does not hold up the others", async ({
      database,
    }) => {
      const { job: bad, runs } = aJob(async () => {
        throw new Error("not today");
      });
      const { job: good, runs: goodRuns } = aJob();
      const runner = jobRunner(database, [bad, good]);
      await runner.runDue();
      expect([runs.length, goodRuns.length]).toEqual([1, 1]);
      expect(await rowOf(database, bad)).toMatchObject({ failures: 1, lastError: "Error", holder: null });
      await runner.runDue(later(50_000));
      expect(runs).toHaveLength(1);
      await runner.runDue(later(61_000));
      expect(await rowOf(database, bad)).toMatchObject({ failures: 2 });
      expect((await rowOf(database, bad)).nextRunAt.getTime()).toBeGreaterThan(Date.now() + 100_000);
    });

    test("one that leaves more to do goes on at once, after the others' turn", async ({ database }) => {
      const order: string[] = [];
      const { job: long } = aJob(async () => order.push("long") < 4);
      const { job: other } = aJob(async () => void order.push("other"));
      const runner = jobRunner(database, [long, other]);
      runner.start();
      await expect.poll(() => order).toEqual(["long", "other", "long", "long"]);
      await runner.stop();
      expect((await rowOf(database, long)).nextRunAt.getTime()).toBeGreaterThan(Date.now() + HOUR / 2);
    });

    test("a clock set back leaves nothing waiting for a time that does not come", async ({ database }) => {
      const { job, runs } = aJob();
      const nextYear = later(365 * 24 * HOUR);
      await database.transaction((tx) =>
        tx
          .insert(database.tables.jobs)
          .values({ name: job.name, nextRunAt: nextYear, holder: "from the future", leasedUntil: nextYear }),
      );
      await jobRunner(database, [job]).runDue();
      expect(runs).toHaveLength(1);
    });

    test("stop() ends a running job and leaves it due", async ({ database }) => {
      const { job } = aJob((signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve())));
      const runner = jobRunner(database, [job]);
      runner.start();
      await expect.poll(async () => (await rowOf(database, job))?.holder).toBeTruthy();
      await runner.stop();
      const row = await rowOf(database, job);
      expect(row.holder).toBeNull();
      expect(row.nextRunAt.getTime()).toBeLessThanOrEqual(Date.now());
    });
  }));
