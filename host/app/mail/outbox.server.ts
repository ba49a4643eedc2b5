import { and, asc, eq, isNull, lt, lte } from "drizzle-orm";
import type { Tx } from "#db/index.ts";
import { db, tables, transaction } from "../database.server.ts";
import { describe, log } from "../log.server.ts";
import { type Mail, send } from "./transport.server.ts";

const { mailOutbox } = tables;

/** How long one process has a mail to itself while it sends it. */
const LEASE_MS = 2 * 60 * 1000;
const POLL_MS = 5_000;
const BATCH = 20;
/** After this many failures, about three days, a mail is given up. */
export const MAX_ATTEMPTS = 14;

/** Puts a mail into the outbox, in the caller's transaction: it is sent if, and only if, that is committed. */
export function queueMail(tx: Tx, { to, subject, text, html }: Mail) {
  return tx.insert(mailOutbox).values({ recipient: to, subject, text, html });
}

/** Time to wait after the nth failure: 30 s, doubled each time, at most 12 hours. */
export const backOff = (attempts: number) => Math.min(30_000 * 2 ** (attempts - 1), 12 * 60 * 60 * 1000);

/** Sends what is due; answers how many were sent. Several processes may run it at once: each mail goes out once. */
export async function deliverDue(now = new Date()): Promise<number> {
  const due = await db.select().from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), lte(mailOutbox.nextAttemptAt, now), lt(mailOutbox.attempts, MAX_ATTEMPTS)))
    .orderBy(asc(mailOutbox.id)).limit(BATCH);
  let sent = 0;
  const ahead = now.getTime() - Date.now();
  for (const mail of due) {
    // By the time it is: a slow server may have taken minutes for those before.
    const moment = new Date(Date.now() + ahead);
    if ((await claim(mail, moment)) && (await deliver(mail, moment))) sent++;
  }
  return sent;
}

type Waiting = typeof mailOutbox.$inferSelect;

/** Takes a mail for this process by moving its next attempt, which no other process then finds unmoved. */
async function claim({ id, attempts }: Waiting, now: Date): Promise<boolean> {
  const claimed = await transaction((tx) => tx.update(mailOutbox)
    .set({ attempts: attempts + 1, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts), isNull(mailOutbox.sentAt)))
    .returning({ id: mailOutbox.id }));
  return claimed.length > 0;
}

async function deliver({ id, attempts, recipient, subject, text, html }: Waiting, now: Date): Promise<boolean> {
  try {
    await send({ to: recipient, subject, text, html }, id);
    // The words are not kept: a reset link in a stolen database would open an account.
    await transaction((tx) => tx.update(mailOutbox).set({ sentAt: new Date(), text: "", html: null, lastError: null }).where(eq(mailOutbox.id, id)));
    return true;
  } catch (error) {
    log("warn", "mail not sent", { mailId: id, attempts: attempts + 1, ...describe(error) });
    await transaction((tx) => tx.update(mailOutbox)
      .set({ nextAttemptAt: new Date(now.getTime() + backOff(attempts + 1)), lastError: (error as Error).message.slice(0, 500) })
      .where(eq(mailOutbox.id, id)));
    return false;
  }
}

let timer: NodeJS.Timeout | undefined;
let running: Promise<unknown> = Promise.resolve();

/** Sends waiting mails from now on. Answers what stops it, after the mail that is just going out. */
export function startDelivery(): () => Promise<void> {
  timer = setInterval(deliverSoon, POLL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    timer = undefined;
    await running;
  };
}

/** Looks for due mails without waiting for the next round; for what a person is waiting for. */
export function deliverSoon(): void {
  if (timer === undefined) return;
  running = running.then(() => deliverDue()).catch((error: unknown) => log("error", "mail delivery failed", describe(error)));
}
