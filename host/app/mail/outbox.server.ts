import { and, asc, count, eq, isNull, lt, lte, sql } from "drizzle-orm";
import { getRow, run, type Tx, type User } from "#db/index.ts";
import { stripBidiControls } from "#sdk/direction.ts";
import { db, tables, transaction } from "../database.server.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { defangLinks } from "./defang-links.server.ts";
import { type Mail, send } from "./transport.server.ts";

const { mailOutbox } = tables;

/** How long a process holds a mail exclusively while sending it. */
const LEASE_MS = 2 * 60 * 1000;
const SOON_MS = 50;
/** Picks up failed mails, those of a process that died, and those whose transaction took longer than SOON_MS. */
const POLL_MS = 5_000;
const BATCH = 20;
/** Number of failures after which an email is dropped, about three days. */
export const MAX_ATTEMPTS = 14;

/** Queues a mail in the caller's transaction: it is sent if and only if that commits, and then soon. */
export function queueMail(tx: Tx, { to, subject, text, html, ...lifetime }: Mail & MailExpiry) {
  deliverSoon();
  return tx.insert(mailOutbox).values({ recipient: to, subject, text, html, ...lifetime });
}

interface MailExpiry {
  /** It is not sent before this. */
  nextAttemptAt?: Date;
  /** It is not sent after this. */
  expiresAt?: Date;
  /** The account whose contact it goes to. */
  contactsOf?: number;
}

/** Mails that wait for an unconfirmed address, at most: the owner's pages show what the others would have said. */
const MAX_PENDING = 20;

/**
 * Queues a mail to the owner of a card, in the caller's transaction. If the owner's address is not confirmed yet, the
 * mail waits until it is.
 */
export function* queueMailToOwner(
  tx: Tx,
  owner: Pick<User, "id" | "email" | "emailConfirmedAt">,
  mail: Omit<Mail, "to">,
) {
  deliverSoon();
  const values = { recipient: owner.email, contactsOf: owner.id, ...mail };
  if (owner.emailConfirmedAt) return yield* run(tx.insert(mailOutbox).values(values));
  const pending = yield* getRow(tx.select({ n: count() }).from(mailOutbox).where(eq(mailOutbox.waitsFor, owner.id)));
  if (pending.n < MAX_PENDING) yield* run(tx.insert(mailOutbox).values({ ...values, waitsFor: owner.id }));
}

/** Releases the mails that have waited for an account to confirm its address. */
export function* releasePendingMail(tx: Tx, userId: number, recipient: string) {
  deliverSoon();
  yield* run(
    tx
      .update(mailOutbox)
      .set({ waitsFor: null, recipient, nextAttemptAt: new Date() })
      .where(eq(mailOutbox.waitsFor, userId)),
  );
}

/** Time to wait after the nth failure: 30 s, doubled each time, at most 12 hours. */
export const retryDelay = (attempts: number) => Math.min(30_000 * 2 ** (attempts - 1), 12 * 60 * 60 * 1000);

/** Sends due mails and returns how many. Several processes may run it at once; each mail goes out once. */
export async function deliverDue(now = new Date()): Promise<number> {
  // The oldest mail of each recipient first, of these what ends soonest: neither hundreds to one mailbox nor as many
  // invitations must hold up resets.
  const ranked = db
    .select({
      id: mailOutbox.id,
      rank: sql<number>`row_number() over (partition by ${mailOutbox.recipient} order by ${mailOutbox.id})`.as("rank"),
    })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        isNull(mailOutbox.waitsFor),
        lte(mailOutbox.nextAttemptAt, now),
        lt(mailOutbox.attempts, MAX_ATTEMPTS),
      ),
    )
    .as("ranked");
  const rows = await db
    .select({ mail: mailOutbox })
    .from(ranked)
    .innerJoin(mailOutbox, eq(mailOutbox.id, ranked.id))
    .orderBy(asc(ranked.rank), isNull(mailOutbox.expiresAt), asc(mailOutbox.expiresAt), asc(ranked.id))
    .limit(BATCH);
  const due = rows.map(({ mail }) => mail);
  let sent = 0;
  const ahead = now.getTime() - Date.now();
  for (const mail of due) {
    // The current time: a slow server may have taken minutes for the mails before.
    const moment = new Date(Date.now() + ahead);
    if (mail.expiresAt && mail.expiresAt <= moment) await giveUp(mail, "it has expired");
    else if ((await claim(mail, moment)) && (await deliver(mail, moment))) sent++;
  }
  return sent;
}

type QueuedMail = typeof mailOutbox.$inferSelect;

/** Claims a mail by moving its next attempt; only one process can do that. */
async function claim({ id, attempts }: QueuedMail, now: Date): Promise<boolean> {
  const claimed = await transaction((tx) =>
    tx
      .update(mailOutbox)
      .set({ attempts: attempts + 1, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
      .where(and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts), isNull(mailOutbox.sentAt)))
      .returning({ id: mailOutbox.id }),
  );
  return claimed.length > 0;
}

async function deliver(
  { id, attempts, recipient, subject, text, html, attachment }: QueuedMail,
  now: Date,
): Promise<boolean> {
  try {
    // A name in the subject could turn the rest of the line that a list of mails shows.
    const safeSubject = defangLinks(stripBidiControls(subject));
    await send({ to: recipient, subject: safeSubject, text: defangLinks(text), html, attachment }, id);
    // The text is erased: a reset link in a stolen database would open an account.
    await transaction((tx) =>
      tx
        .update(mailOutbox)
        .set({ sentAt: new Date(), text: "", html: null, attachment: null, lastError: null })
        .where(eq(mailOutbox.id, id)),
    );
    return true;
  } catch (error) {
    if (isPermanent(error)) {
      await giveUp({ id }, (error as Error).message.slice(0, 500));
      return false;
    }
    log("warn", "mail not sent", { mailId: id, attempts: attempts + 1, ...errorFields(error) });
    await transaction((tx) =>
      tx
        .update(mailOutbox)
        .set({
          nextAttemptAt: new Date(now.getTime() + retryDelay(attempts + 1)),
          lastError: (error as Error).message.slice(0, 500),
        })
        .where(eq(mailOutbox.id, id)),
    );
    return false;
  }
}

/**
 * RFC 5321 §4.2.1: a 5xx answer to an address or a message will not change. A 5xx answer to our sign-in is not final:
 * the operator can fix it.
 */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode !== undefined && responseCode >= 500;
}

/** Stops trying and erases the text, which is no longer of use or must not be sent. */
async function giveUp({ id }: Pick<QueuedMail, "id">, reason: string): Promise<void> {
  await transaction((tx) =>
    tx
      .update(mailOutbox)
      .set({ attempts: MAX_ATTEMPTS, lastError: reason, text: "", html: null })
      .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt))),
  );
  log("warn", "mail given up", { mailId: id });
}

let timer: NodeJS.Timeout | undefined;
let soon: NodeJS.Timeout | undefined;
let running: Promise<unknown> = Promise.resolve();

/** Starts sending queued mails; returns a function that stops after the mail in progress. */
export function startDelivery(): () => Promise<void> {
  timer = setInterval(deliverNow, POLL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    clearTimeout(soon);
    timer = soon = undefined;
    await running;
  };
}

/** Sends what is queued now once its transaction has had time to commit: a person may be waiting. */
function deliverSoon(): void {
  if (timer === undefined || soon !== undefined) return;
  soon = setTimeout(() => {
    soon = undefined;
    deliverNow();
  }, SOON_MS);
}

function deliverNow(): void {
  running = running
    .then(() => deliverDue())
    .then((sent) => {
      // More may wait than go out at a time.
      if (sent === BATCH) deliverSoon();
    })
    .catch((error: unknown) => log("error", "mail delivery failed", errorFields(error)));
}
