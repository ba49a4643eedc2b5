import type { Columns } from "../postgres.ts";
import type { JsonObject } from "./json.ts";
import { times } from "./times.ts";

export type EmailLinkKind = "new" | "change" | "undo";

/** Accounts and what belongs to signing in. */
export function peopleTables(c: Columns) {
  const { created } = times(c);

  const users = c.table("users", {
    id: c.id(),
    username: c.text().notNull(),
    /** The username in lower case: two people must not differ by letter case only. */
    usernameKey: c.text().notNull().unique(),
    /** An argon2id hash, in PHC string format. */
    password: c.text().notNull(),
    email: c.text().notNull(),
    emailKey: c.text().notNull().unique(),
    /** When the owner of the address has shown to read it, or an administrator vouched for it; null until then. */
    emailConfirmedAt: c.timestamp(),
    phone: c.text(),
    fullName: c.text(),
    accessLevel: c.integer().notNull().default(1),
    lastSignInAt: c.timestamp(),
    ...created(),
  });

  const sessions = c.table(
    "sessions",
    {
      id: c.id(),
      /** SHA-256 of the cookie's token: a stolen database opens no session. */
      tokenHash: c.text().notNull().unique(),
      userId: c.ref(() => users.id).notNull(),
      lastSeenAt: c.timestamp().notNull(),
      expiresAt: c.timestamp().notNull(),
      ...created(),
    },
    (t) => [c.index("sessions_by_user").on(t.userId), c.index("sessions_by_expiry").on(t.expiresAt)],
  );

  const passwordResets = c.table(
    "password_resets",
    {
      id: c.id(),
      tokenHash: c.text().notNull().unique(),
      userId: c.ref(() => users.id).notNull(),
      expiresAt: c.timestamp().notNull(),
      usedAt: c.timestamp(),
      ...created(),
    },
    (t) => [c.index("password_resets_by_user").on(t.userId)],
  );

  /** Links that were sent to an address: a new account's, a changed one's, and the one that undoes the change. */
  const emailLinks = c.table(
    "email_links",
    {
      id: c.id(),
      tokenHash: c.text().notNull().unique(),
      userId: c.ref(() => users.id).notNull(),
      kind: c.text().$type<EmailLinkKind>().notNull(),
      /** The account's address once the link was opened. */
      email: c.text().notNull(),
      emailKey: c.text().notNull(),
      /** The session that asked for the change, which goes on after it. */
      sessionId: c.integer(),
      expiresAt: c.timestamp().notNull(),
      usedAt: c.timestamp(),
      ...created(),
    },
    (t) => [c.index("email_links_by_user").on(t.userId), c.index("email_links_by_address").on(t.emailKey)],
  );

  /** Who administered what: never personal data beyond ids and names of fields. */
  const auditLog = c.table(
    "audit_log",
    {
      id: c.id(),
      actorId: c.integer(),
      action: c.text().notNull(),
      target: c.text().notNull(),
      /** The team it concerns, whose managers may read it. */
      teamId: c.integer(),
      detail: c.json<JsonObject>().notNull().default({}),
      ...created(),
    },
    (t) => [
      c.index("audit_log_by_time").on(t.createdAt, t.id),
      c.index("audit_log_by_team").on(t.teamId, t.createdAt, t.id),
    ],
  );

  return { users, sessions, passwordResets, emailLinks, auditLog };
}

export type PeopleTables = ReturnType<typeof peopleTables>;
