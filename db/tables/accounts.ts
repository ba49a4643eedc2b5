import type { Columns } from "../postgres.ts";
import type { JsonObject } from "./json.ts";
import { times } from "./times.ts";

export type Plan = "basic" | "professional" | "enterprise";
export type SignInMethod = "password" | "passkey" | "oidc";
export type EmailLinkKind = "new" | "change" | "undo";

/** Accounts, sessions, password resets, plan requests and the audit log. */
export function accountTables(c: Columns) {
  const { created } = times(c);

  const users = c.table("users", {
    id: c.id(),
    username: c.text().notNull(),
    /** `lookupKey(username)`: usernames that differ only in case or Unicode form collide. */
    usernameKey: c.text().notNull().unique(),
    /** An argon2id hash, in PHC string format. */
    password: c.text().notNull(),
    email: c.text().notNull(),
    emailKey: c.text().notNull().unique(),
    /** When the email was confirmed, by its owner or an administrator; null until then. */
    emailConfirmedAt: c.timestamp(),
    /** First confirmation ever, and its session; never updated. */
    emailFirstConfirmedAt: c.timestamp(),
    emailFirstSessionId: c.integer(),
    phone: c.text(),
    fullName: c.text(),
    accessLevel: c.integer().notNull().default(1),
    /** Plan chosen at sign-up; `accessLevel` is what applies. */
    plan: c.text().$type<Plan>(),
    lastSignInAt: c.timestamp(),
    /** When the terms were accepted at sign-up; null for accounts created by an administrator. */
    termsAcceptedAt: c.timestamp(),
    /** Whether sign-ins from new devices are announced by email. */
    mailNewDevice: c.bool().notNull().default(true),
    /** Shared secret of the authenticator app, encrypted; valid once confirmed. */
    totpSecret: c.text(),
    /** Secret of a replacement app, encrypted, until one of its codes is entered. */
    totpNextSecret: c.text(),
    totpConfirmedAt: c.timestamp(),
    /** Session that set up the app. */
    totpSessionId: c.integer(),
    /** Time step of the last accepted code; codes of this and earlier steps are used up. */
    totpLastStep: c.integer(),
    /** When a passkey was offered after a sign-in by password; it is offered only once. */
    passkeyOfferedAt: c.timestamp(),
    /** Language of pages and emails; null for the browser's. */
    locale: c.text(),
    ...created(),
  });

  const sessions = c.table(
    "sessions",
    {
      id: c.id(),
      /** SHA-256 of the cookie's token, so that a stolen database opens no session. */
      tokenHash: c.text().notNull().unique(),
      userId: c.ref(() => users.id).notNull(),
      /** Sign-in method; `password` for sessions older than this column. */
      method: c.text().$type<SignInMethod>().notNull().default("password"),
      /** Last re-authentication; null if there was none. */
      provenAt: c.timestamp(),
      /** Shown to tell sessions apart: `Desktop · macOS · Safari`, `Portugal`. */
      device: c.text(),
      place: c.text(),
      lastSeenAt: c.timestamp().notNull(),
      expiresAt: c.timestamp().notNull(),
      ...created(),
    },
    (t) => [c.index("sessions_by_user").on(t.userId), c.index("sessions_by_expiry").on(t.expiresAt)],
  );

  /** Web Push subscriptions (RFC 8030). Each ends with the session that created it. */
  const pushSubscriptions = c.table(
    "push_subscriptions",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      sessionId: c.ref(() => sessions.id).notNull(),
      /** The push service's URL for this browser; secret. */
      endpoint: c.text().notNull().unique(),
      /** The browser's public key and authentication secret (RFC 8291), base64url. */
      p256dh: c.text().notNull(),
      authSecret: c.text().notNull(),
      /** Same format as the session's device: `Mobile · Android · Chrome`. */
      device: c.text(),
      ...created(),
    },
    (t) => [
      c.index("push_subscriptions_by_user").on(t.userId),
      c.index("push_subscriptions_by_session").on(t.sessionId),
    ],
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

  /** Links sent by email: to confirm a new account or a changed email, and to undo the change. */
  const emailLinks = c.table(
    "email_links",
    {
      id: c.id(),
      tokenHash: c.text().notNull().unique(),
      userId: c.ref(() => users.id).notNull(),
      kind: c.text().$type<EmailLinkKind>().notNull(),
      /** The account's email once the link is opened. */
      email: c.text().notNull(),
      emailKey: c.text().notNull(),
      /** Session that requested the change; it stays signed in afterwards. */
      sessionId: c.integer(),
      expiresAt: c.timestamp().notNull(),
      usedAt: c.timestamp(),
      ...created(),
    },
    (t) => [c.index("email_links_by_user").on(t.userId), c.index("email_links_by_address").on(t.emailKey)],
  );

  /** Requests for a plan, which administrators grant. */
  const planRequests = c.table(
    "plan_requests",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      plan: c.text().$type<Plan>().notNull(),
      /** UTC day, YYYY-MM-DD: one request a day. */
      day: c.text().notNull(),
      grantedAt: c.timestamp(),
      /** Shown to the requester until the next request. */
      declinedAt: c.timestamp(),
      ...created(),
    },
    (t) => [c.uniqueIndex("plan_requests_by_user").on(t.userId, t.day)],
  );

  /** Audit log of administration: ids and field names only, no other personal data. */
  const auditLog = c.table(
    "audit_log",
    {
      id: c.id(),
      actorId: c.integer(),
      action: c.text().notNull(),
      target: c.text().notNull(),
      /** Team concerned, whose managers may read the entry. */
      teamId: c.integer(),
      detail: c.json<JsonObject>().notNull().default({}),
      ...created(),
    },
    (t) => [
      c.index("audit_log_by_time").on(t.createdAt, t.id),
      c.index("audit_log_by_team").on(t.teamId, t.createdAt, t.id),
    ],
  );

  return { users, sessions, pushSubscriptions, passwordResets, emailLinks, planRequests, auditLog };
}

export type AccountTables = ReturnType<typeof accountTables>;
