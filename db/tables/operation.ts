import type { Columns } from "../postgres.ts";
import type { AccountTables } from "./accounts.ts";
import { now, times } from "./times.ts";

/** Text file attached to an email. */
export type MailAttachment = { name: string; type: string; content: string };

/** State shared by the processes. */
export function operationTables(c: Columns, { users }: Pick<AccountTables, "users">) {
  const { created } = times(c);

  const mailOutbox = c.table(
    "mail_outbox",
    {
      id: c.id(),
      recipient: c.text().notNull(),
      /** Account whose email must be confirmed before this is sent; null to send at once. */
      waitsFor: c.ref(() => users.id),
      /** Owner whose contact it is about or addressed to; deleted with that owner's contacts. */
      contactsOf: c.ref(() => users.id),
      subject: c.text().notNull(),
      text: c.text().notNull(),
      html: c.text(),
      attachment: c.json<MailAttachment>(),
      attempts: c.integer().notNull().default(0),
      nextAttemptAt: c.timestamp().notNull().$defaultFn(now),
      /** When its link expires, or a restore found it too old; not sent after that. Null for no expiry. */
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
    /** End of the lease of the process that runs it. */
    leasedUntil: c.timestamp(),
    holder: c.text(),
    lastStartedAt: c.timestamp(),
    lastEndedAt: c.timestamp(),
    /** End of the last successful run. */
    lastSuccessAt: c.timestamp(),
    /** Consecutive failures so far. */
    failures: c.integer().notNull().default(0),
    lastError: c.text(),
  });

  /** Rate-limit counts shared by processes; keys are hashes, not IP addresses. */
  const rateCounts = c.table(
    "rate_counts",
    { key: c.text().primaryKey(), points: c.integer().notNull(), resetAt: c.timestamp().notNull() },
    (t) => [c.index("rate_counts_by_end").on(t.resetAt)],
  );

  /** One row with this database's identity, by which a storage recognizes it. */
  const installation = c.table("installation", {
    id: c.integer().primaryKey(),
    identity: c.text().notNull(),
    /** Private key that signs Web Push messages (RFC 8292), encrypted; null until first needed. */
    pushKey: c.text(),
    ...created(),
  });

  /** Responses to writes with an Idempotency-Key, so that a repeat gets the same response. */
  const answeredRequests = c.table(
    "answered_requests",
    {
      /** Hash of the sender, method, path and key. */
      key: c.text().primaryKey(),
      /** Account of the sender; null for visitors. */
      userId: c.ref(() => users.id),
      /** Keyed hash of the body: a different body under the same key is refused. */
      request: c.text().notNull(),
      /** Null while the first request is in progress. */
      status: c.integer(),
      contentType: c.text(),
      body: c.text(),
      ...created(),
    },
    (t) => [c.index("answered_requests_by_time").on(t.createdAt), c.index("answered_requests_by_user").on(t.userId)],
  );

  return { mailOutbox, jobs, rateCounts, installation, answeredRequests };
}
