import type { Columns } from "../postgres.ts";
import type { JsonObject } from "./json.ts";
import { times } from "./times.ts";

export type Plan = "basic" | "professional" | "enterprise";
export type SignInMethod = "password" | "passkey" | "oidc";
export type EmailLinkKind = "new" | "change" | "undo";

/** Accounts and what belongs to signing in. */
export function accountTables(c: Columns) {
  const { created } = times(c);

  const users = c.table("users", {
    id: c.id(),
    username: c.text().notNull(),
    /** The username by `lookupKey()`: two people must not differ by letter case or Unicode form only. */
    usernameKey: c.text().notNull().unique(),
    /** An argon2id hash, in PHC string format. */
    password: c.text().notNull(),
    email: c.text().notNull(),
    emailKey: c.text().notNull().unique(),
    /** When the owner of the address has shown to read it, or an administrator vouched for it; null until then. */
    emailConfirmedAt: c.timestamp(),
    /** The first time of all, which no later confirmation or change of address moves, and the session that did it. */
    emailFirstConfirmedAt: c.timestamp(),
    emailFirstSessionId: c.integer(),
    phone: c.text(),
    fullName: c.text(),
    accessLevel: c.integer().notNull().default(1),
    /** What was chosen on the way to signing up; what they have is their level. */
    plan: c.text().$type<Plan>(),
    lastSignInAt: c.timestamp(),
    /** When the terms were accepted at sign-up; null for accounts that an administrator made. */
    termsAcceptedAt: c.timestamp(),
    /** Whether a sign-in from a new device is told by mail. */
    mailNewDevice: c.bool().notNull().default(true),
    /** The shared secret of the authenticator app, encrypted. It counts once it is confirmed. */
    totpSecret: c.text(),
    /** The same of an app that is to take its place, until a code of it was typed. */
    totpNextSecret: c.text(),
    totpConfirmedAt: c.timestamp(),
    /** The session that set it up. */
    totpSessionId: c.integer(),
    /** The time step of the last code that was taken: it and earlier ones are used up. */
    totpLastStep: c.integer(),
    /** When a passkey was offered after a sign-in by password: that is done once. */
    passkeyOfferedAt: c.timestamp(),
    /** The language of pages and mails; null: that of the browser. */
    locale: c.text(),
    ...created(),
  });

  const sessions = c.table(
    "sessions",
    {
      id: c.id(),
      /** SHA-256 of the cookie's token: a stolen database opens no session. */
      tokenHash: c.text().notNull().unique(),
      userId: c.ref(() => users.id).notNull(),
      /** How it was begun; of those from before this was kept, by password. */
      method: c.text().$type<SignInMethod>().notNull().default("password"),
      /** When its owner last proved to be there after signing in; null if never. */
      provenAt: c.timestamp(),
      /** For its owner to tell it from others: `Desktop · macOS · Safari`, `Portugal`. */
      device: c.text(),
      place: c.text(),
      lastSeenAt: c.timestamp().notNull(),
      expiresAt: c.timestamp().notNull(),
      ...created(),
    },
    (t) => [c.index("sessions_by_user").on(t.userId), c.index("sessions_by_expiry").on(t.expiresAt)],
  );

  /** Browsers that agreed to be told by web push (RFC 8030); each ends with the session that it was made in. */
  const pushSubscriptions = c.table(
    "push_subscriptions",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      sessionId: c.ref(() => sessions.id).notNull(),
      /** Where its push service takes messages: a secret address. */
      endpoint: c.text().notNull().unique(),
      /** The browser's public key and its authentication secret (RFC 8291), in base64url. */
      p256dh: c.text().notNull(),
      authSecret: c.text().notNull(),
      /** As its session names it: `Mobile · Android · Chrome`. */
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

  /** Wishes for a plan, which administrators grant. */
  const planRequests = c.table(
    "plan_requests",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      plan: c.text().$type<Plan>().notNull(),
      /** The UTC day, YYYY-MM-DD: one wish a day. */
      day: c.text().notNull(),
      grantedAt: c.timestamp(),
      /** Kept for the requester to see, until they ask again. */
      declinedAt: c.timestamp(),
      ...created(),
    },
    (t) => [c.uniqueIndex("plan_requests_by_user").on(t.userId, t.day)],
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

  return { users, sessions, pushSubscriptions, passwordResets, emailLinks, planRequests, auditLog };
}

export type AccountTables = ReturnType<typeof accountTables>;
