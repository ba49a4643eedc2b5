import { and, count, gt, isNull, lt, sql } from "drizzle-orm";
import { seed } from "#db/seed.ts";
import { hashPassword } from "./auth/password.server.ts";
import { config } from "./config.server.ts";
import { database, db, tables } from "./database.server.ts";
import { MAX_ATTEMPTS, startDelivery } from "./mail/outbox.server.ts";
import { storage } from "./uploads/storage.server.ts";

type Stop = () => Promise<void>;
const stops: Stop[] = [];

/** Registers what is to be finished before the database closes: waiting events, mails, streams. */
export function onStop(stop: Stop): void {
  stops.push(stop);
}

/**
 * Fills an empty database. Answers the lines to print once: the administrator, the generated password,
 * the demo card.
 */
export async function start(): Promise<string[]> {
  await storage.check();
  const seeded = await seed(database, {
    admin: config.admin,
    withDemo: config.seed === "demo",
    hashPassword,
  });
  return [
    `Meishi is running at ${config.publicUrl}`,
    ...(seeded ? [`Administrator: ${seeded.username}`] : []),
    ...(seeded?.generatedPassword ? [`Password (shown once): ${seeded.generatedPassword}`] : []),
    ...(seeded?.demoSlug ? [`Demo card: ${config.publicUrl}/view/${seeded.demoSlug}`] : []),
  ];
}

/** Begins what goes on by itself, mails and jobs: once the server answers, so that one that cannot start does none. */
export async function beginWork(): Promise<void> {
  onStop(startDelivery());
  onStop((await import("./jobs/schedule.server.ts")).startJobs());
}

/** Finishes what waits, then closes the database. */
export async function stop(): Promise<void> {
  await Promise.allSettled(stops.map((finish) => finish()));
  await database.close();
}

/** What can be seen of the work behind the pages. */
export async function gauges(): Promise<{ mailWaiting: number; jobsFailing: number }> {
  const { jobs, mailOutbox } = tables;
  const [mail] = await db.select({ n: count() }).from(mailOutbox).where(and(isNull(mailOutbox.sentAt), lt(mailOutbox.attempts, MAX_ATTEMPTS)));
  const [failing] = await db.select({ n: count() }).from(jobs).where(gt(jobs.failures, 0));
  return { mailWaiting: mail!.n, jobsFailing: failing!.n };
}

/** Whether the database answers with its tables in place. */
export async function isReady(): Promise<boolean> {
  try {
    await db.select({ one: sql`1` }).from(tables.users).limit(1);
    return true;
  } catch {
    return false;
  }
}
