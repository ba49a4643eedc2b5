import type { Columns } from "../postgres.ts";
import type { JsonObject } from "./json.ts";
import type { AccountTables, SignInMethod } from "./accounts.ts";
import { times } from "./times.ts";

/**
 * What a challenge is for: the second step of a sign-in, a new passkey, a sign-in by passkey, a provider's answer, the
 * profile that sets up a phone.
 */
export type ChallengeKind = "factor" | "passkey-new" | "passkey" | "passkey-proof" | "oidc" | "phone-profile";

/** What people sign in with beside their password. */
export function factorTables(c: Columns, { users }: AccountTables) {
  const { created } = times(c);

  /** Codes that pass the second step once each, for who has lost the authenticator app. */
  const recoveryCodes = c.table(
    "recovery_codes",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      /** SHA-256: a code has 80 random bits. */
      codeHash: c.text().notNull(),
      usedAt: c.timestamp(),
      ...created(),
    },
    (t) => [c.index("recovery_codes_by_user").on(t.userId)],
  );

  const passkeys = c.table(
    "passkeys",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      name: c.text().notNull(),
      /** As the authenticator names it, and its public key (COSE), both in base64url. */
      credentialId: c.text().notNull().unique(),
      publicKey: c.text().notNull(),
      /** Signatures that the authenticator has counted; many synchronized passkeys always say 0. */
      counter: c.integer().notNull(),
      transports: c.json<string[]>().notNull().default([]),
      /** The host that it was made for: it works under no other. */
      rpId: c.text().notNull(),
      /** The session that added it. */
      sessionId: c.integer(),
      lastUsedAt: c.timestamp(),
      ...created(),
    },
    (t) => [c.index("passkeys_by_user").on(t.userId)],
  );

  /** Keys by which programs act for an account, within their scopes. */
  const apiKeys = c.table(
    "api_keys",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      name: c.text().notNull(),
      /** SHA-256: a key has 238 random bits, and a stolen database opens no account. */
      keyHash: c.text().notNull().unique(),
      /** How it begins, for its owner to tell it from others. */
      prefix: c.text().notNull(),
      scopes: c.json<string[]>().notNull(),
      /** Whether an AI that uses it (MCP) may also write. */
      mcpWrites: c.bool().notNull().default(false),
      /** How the session that made it was begun: an operator's second factor is not required of single sign-on. */
      method: c.text().$type<SignInMethod>().notNull(),
      lastUsedAt: c.timestamp(),
      expiresAt: c.timestamp(),
      ...created(),
    },
    (t) => [c.index("api_keys_by_user").on(t.userId)],
  );

  /** Who somebody is at an OpenID Connect provider. */
  const identities = c.table(
    "identities",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      issuer: c.text().notNull(),
      subject: c.text().notNull(),
      /** The session that linked it; null if that was by signing in. */
      sessionId: c.integer(),
      lastUsedAt: c.timestamp(),
      ...created(),
    },
    (t) => [c.uniqueIndex("identities_by_subject").on(t.issuer, t.subject), c.index("identities_by_user").on(t.userId)],
  );

  /** Something begun in one browser that must be finished there, once and soon. */
  const challenges = c.table(
    "challenges",
    {
      id: c.id(),
      kind: c.text().$type<ChallengeKind>().notNull(),
      /** SHA-256 of what the browser sends back to finish it. */
      valueHash: c.text().notNull().unique(),
      /** SHA-256 of the cookie, or of the session, of the browser that began it. */
      browserHash: c.text().notNull(),
      userId: c.ref(() => users.id),
      detail: c.json<JsonObject>().notNull().default({}),
      expiresAt: c.timestamp().notNull(),
    },
    (t) => [c.index("challenges_by_expiry").on(t.expiresAt), c.index("challenges_by_user").on(t.userId)],
  );

  /** Devices that somebody signed in from, as keyed hashes. */
  const knownDevices = c.table(
    "known_devices",
    {
      userId: c.ref(() => users.id).notNull(),
      deviceHash: c.text().notNull(),
      lastSeenAt: c.timestamp().notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.userId, t.deviceHash] })],
  );

  return { recoveryCodes, passkeys, apiKeys, identities, challenges, knownDevices };
}
