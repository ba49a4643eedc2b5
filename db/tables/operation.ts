import type { Columns } from "../postgres.ts";
import type { AccountTables } from "./accounts.ts";
import { now, times } from "./times.ts";

/** A file that a mail carries: text only. */
export type MailAttachment = { name: string; type: string; content: string };

/** State shared by the processes. */
export function operationTables(c: Columns, { users }: Pick<AccountTables, "users">) {
  const { created } = times(c);

  const mailOutbox = c.table(
    "mail_outbox",
    {
      id: c.id(),
      recipient: c.text().notNull(),
      /** The account whose address must be confirmed before this goes out; null for one that need not wait. */
      waitsFor: c.ref(() => users.id),
      /** The owner it tells about a contact, or whose contact it goes to; deleted with that owner's contacts. */
      contactsOf: c.ref(() => users.id),
      subject: c.text().notNull(),
      text: c.text().notNull(),
      html: c.text(),
      attachment: c.json<MailAttachment>(),
      attempts: c.integer().notNull().default(0),
      nextAttemptAt: c.timestamp().notNull().$defaultFn(now),
      /** When its link expires, or a restore found it too old: it is not sent after that. Null without an expiry. */
      expiresAt: c.timestamp(),
      sentAt: c.timestamp(),
      lastError: c.text(),
      ...created(),
    },
    (t) => [
      c.index("mail_outbox_waiting").on(t.sentAt, t.nextAttemptAt),
      c.index("mail_outbox_by_account").on(t.waitsFor),
      c.index("mail_outbox_by_contacts").on(t.contactsOf),
    ],
  );

  /** Recurring jobs: when each runs next and which process holds it. One row per job. */
  const jobs = c.table("jobs", {
    name: c.text().primaryKey(),
    nextRunAt: c.timestamp().notNull(),
    /** The holder keeps the job until then; if it dies, the lease expires. */
    leasedUntil: c.timestamp(),
    holder: c.text(),
    lastStartedAt: c.timestamp(),
    lastEndedAt: c.timestamp(),
    /** When a run last ended well. */
    lastSuccessAt: c.timestamp(),
    /** Consecutive failures so far. */
    failures: c.integer().notNull().default(0),
    lastError: c.text(),
  });

  /** Rate-limit counts shared by several processes; keys are hashes, not addresses. */
  const rateCounts = c.table(
    "rate_counts",
    {
      key: c.text().primaryKey(),
      points: c.integer().notNull(),
      resetAt: c.timestamp().notNull(),
    },
    (t) => [c.index("rate_counts_by_end").on(t.resetAt)],
  );

  /** One row: who this database is, so that a storage can tell whether it is its own. */
  const installation = c.table("installation", {
    id: c.integer().primaryKey(),
    identity: c.text().notNull(),
    /** The private key that signs web pushes (RFC 8292), encrypted. Null until it is first needed. */
    pushKey: c.text(),
    ...created(),
  });

  /** Answers to writes that carried an Idempotency-Key, so that a repeat gets the first one. */
  const answeredRequests = c.table(
    "answered_requests",
    {
      /** A hash of who asked, what, and the key. */
      key: c.text().primaryKey(),
      /** Whose answer it is; null for a visitor's. */
      userId: c.ref(() => users.id),
      /** A hash of the body: another body under the same key is another request. */
      request: c.text().notNull(),
      /** Null while the first one is being answered. */
      status: c.integer(),
      contentType: c.text(),
      body: c.text(),
      ...created(),
    },
    (t) => [c.index("answered_requests_by_time").on(t.createdAt), c.index("answered_requests_by_user").on(t.userId)],
  );

  return { mailOutbox, jobs, rateCounts, installation, answeredRequests };
}
