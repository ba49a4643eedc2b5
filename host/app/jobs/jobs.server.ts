import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import type { Database } from "#db/index.ts";
import { linkSignals } from "../runtime/deadline.ts";
import { errorFields, log } from "../runtime/log.server.ts";

/** Recurring jobs, each run by one process at a time across all servers. */
export interface Job {
  name: string;
  /** From the end of one run to the start of the next. */
  everyMs: number;
  /**
   * Must stop soon after the signal: the process is ending, or another process has the job. Resolves to true if work is
   * left: the job then runs again after others had their turn.
   */
  run(signal: AbortSignal): Promise<boolean | void>;
}

interface Options {
  /** A holder that does not renew its lease for this long counts as dead. */
  leaseMs?: number;
  /** How often the table is asked for what is due. */
  pollMs?: number;
}

const LEASE_MS = 2 * 60_000;
const POLL_MS = 15_000;
/** Runs of jobs that repeat faster are not logged one by one. */
const LOGGED_MS = 60_000;
const FIRST_RETRY_MS = 60_000;

/**
 * Runs jobs by rows of the table `jobs`. The process that extends a row's lease owns the job and renews the lease while
 * running; other processes take over once it expires. A lease too far in the future comes from a clock that was set
 * back since, and is ignored.
 */
export function jobRunner(
  { db, tables: { jobs }, transaction }: Database,
  list: Job[],
  { leaseMs = LEASE_MS, pollMs = POLL_MS }: Options = {},
) {
  const holder = randomUUID();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let areRegistered = false;
  let isMoreLeft = false;

  /** Rows for jobs that have none; each runs for the first time soon. */
  async function register(now: Date): Promise<void> {
    if (areRegistered || list.length === 0) return;
    await transaction((tx) =>
      tx
        .insert(jobs)
        .values(list.map(({ name }) => ({ name, nextRunAt: now })))
        .onConflictDoNothing(),
    );
    areRegistered = true;
  }

  /** Runs what is due and not held by others, one after the other; returns the names of what ran here. */
  async function runDue(now = new Date()): Promise<string[]> {
    await register(now);
    const rows = await db
      .select()
      .from(jobs)
      .where(
        inArray(
          jobs.name,
          list.map(({ name }) => name),
        ),
      );
    const done: string[] = [];
    for (const job of list) {
      const row = rows.find(({ name }) => name === job.name);
      if (stopping.signal.aborted || !row || !isDue(job, row, now)) continue;
      if (await claim(job, now)) {
        await perform(job, row.failures);
        done.push(job.name);
      }
    }
    return done;
  }

  type Row = typeof jobs.$inferSelect;

  const latestSensible = ({ everyMs }: Job, now: Date) =>
    new Date(now.getTime() + Math.max(2 * everyMs, everyMs + 60_000));
  const latestLease = (now: Date) => new Date(now.getTime() + 2 * leaseMs);

  function isDue(job: Job, { nextRunAt, leasedUntil }: Row, now: Date): boolean {
    if (leasedUntil && leasedUntil > now && leasedUntil <= latestLease(now)) return false;
    return nextRunAt <= now || nextRunAt > latestSensible(job, now);
  }

  /** Claims the job; of concurrent attempts, one succeeds. */
  async function claim(job: Job, now: Date): Promise<boolean> {
    const { name, leasedUntil, nextRunAt } = jobs;
    const claimed = await transaction((tx) =>
      tx
        .update(jobs)
        .set({ holder, leasedUntil: new Date(now.getTime() + leaseMs), lastStartedAt: now })
        .where(
          and(
            eq(name, job.name),
            or(isNull(leasedUntil), lte(leasedUntil, now), gt(leasedUntil, latestLease(now))),
            or(lte(nextRunAt, now), gt(nextRunAt, latestSensible(job, now))),
          ),
        )
        .returning({ name }),
    );
    return claimed.length > 0;
  }

  async function perform(job: Job, failures: number): Promise<void> {
    const lost = new AbortController();
    const { signal, clear } = linkSignals([stopping.signal, lost.signal]);
    const renewal = setInterval(() => {
      void renew(job).then(
        (isOurs) => isOurs || lost.abort(),
        () => {},
      ); // a database away for a moment: the lease is longer
    }, leaseMs / 4);
    renewal.unref();
    const started = performance.now();
    try {
      const goesOn = (await job.run(signal)) === true && !signal.aborted;
      isMoreLeft ||= goesOn;
      await release(job, {
        nextRunAt: new Date(Date.now() + (signal.aborted || goesOn ? 0 : job.everyMs)),
        ...(!signal.aborted && { lastSuccessAt: new Date() }),
        failures: 0,
        lastError: null,
      });
      // Frequent jobs would fill the log; their failures are logged.
      if (job.everyMs >= LOGGED_MS)
        log("info", "job done", { job: job.name, ms: Math.round(performance.now() - started) });
    } catch (error) {
      log("error", "job failed", { job: job.name, failures: failures + 1, ...errorFields(error) });
      const wait = Math.min(job.everyMs, FIRST_RETRY_MS * 2 ** Math.min(failures, 10));
      // The database itself may be away: then the lease ends the run for us.
      await release(job, {
        nextRunAt: new Date(Date.now() + wait),
        failures: failures + 1,
        lastError: (error as Error).name,
      }).catch(() => {});
    } finally {
      clearInterval(renewal);
      clear();
    }
  }

  async function renew({ name }: Job): Promise<boolean> {
    const renewed = await transaction((tx) =>
      tx
        .update(jobs)
        .set({ leasedUntil: new Date(Date.now() + leaseMs) })
        .where(and(eq(jobs.name, name), eq(jobs.holder, holder)))
        .returning({ name: jobs.name }),
    );
    return renewed.length > 0;
  }

  const release = ({ name }: Job, result: Pick<Row, "nextRunAt" | "failures" | "lastError"> & Partial<Row>) =>
    transaction((tx) =>
      tx
        .update(jobs)
        .set({ ...result, holder: null, leasedUntil: null, lastEndedAt: new Date() })
        .where(and(eq(jobs.name, name), eq(jobs.holder, holder))),
    );

  async function runAllDue(): Promise<void> {
    do {
      isMoreLeft = false;
      await runDue();
    } while (isMoreLeft);
  }

  function poll(): void {
    running = running.then(runAllDue).catch((error: unknown) => log("warn", "jobs not looked up", errorFields(error)));
  }

  return {
    runDue,
    /** Looks for due jobs from now on. */
    start(): void {
      poll();
      timer = setInterval(poll, pollMs).unref();
    },
    /** Signals the running job to stop, and waits for it. */
    async stop(): Promise<void> {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
