import type { Columns } from "../postgres.ts";
import type { JsonObject } from "./json.ts";
import type { AccountTables, SignInMethod } from "./accounts.ts";
import { times } from "./times.ts";

/**
 * Purpose of a challenge: second step of a sign-in, adding or using a passkey, a provider's response, a phone's
 * configuration profile.
 */
export type ChallengeKind = "factor" | "passkey-new" | "passkey" | "passkey-proof" | "oidc" | "phone-profile";

/** Second factors, passkeys, API keys and identities at providers. */
export function factorTables(c: Columns, { users }: AccountTables) {
  const { created } = times(c);

  /** One-time codes for the second step, for users who have lost the authenticator app. */
  const recoveryCodes = c.table(
    "recovery_codes",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      /** SHA-256; a code has 80 random bits. */
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
      /** Credential id from the authenticator, and its public key (COSE), both in base64url. */
      credentialId: c.text().notNull().unique(),
      publicKey: c.text().notNull(),
      /** Signature counter of the authenticator; always 0 for many synchronized passkeys. */
      counter: c.integer().notNull(),
      transports: c.json<string[]>().notNull().default([]),
      /** Host that the passkey was created for; it works under no other. */
      rpId: c.text().notNull(),
      /** Session that added it. */
      sessionId: c.integer(),
      lastUsedAt: c.timestamp(),
      ...created(),
    },
    (t) => [c.index("passkeys_by_user").on(t.userId)],
  );

  /** API keys, which act for an account within their scopes. */
  const apiKeys = c.table(
    "api_keys",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      name: c.text().notNull(),
      /** SHA-256; a key has 238 random bits. */
      keyHash: c.text().notNull().unique(),
      /** First characters, shown to tell keys apart. */
      prefix: c.text().notNull(),
      scopes: c.json<string[]>().notNull(),
      /** Whether an AI client (MCP) with this key may also write. */
      mcpWrites: c.bool().notNull().default(false),
      /** Sign-in method of the session that created it; single sign-on is exempt from the operator's second factor. */
      method: c.text().$type<SignInMethod>().notNull(),
      lastUsedAt: c.timestamp(),
      expiresAt: c.timestamp(),
      ...created(),
    },
    (t) => [c.index("api_keys_by_user").on(t.userId)],
  );

  /** Identities of accounts at OpenID Connect providers. */
  const identities = c.table(
    "identities",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      issuer: c.text().notNull(),
      subject: c.text().notNull(),
      /** Session that linked it; null if linked by signing in. */
      sessionId: c.integer(),
      lastUsedAt: c.timestamp(),
      ...created(),
    },
    (t) => [c.uniqueIndex("identities_by_subject").on(t.issuer, t.subject), c.index("identities_by_user").on(t.userId)],
  );

  /** One-time, short-lived challenges, which must be completed in the browser that started them. */
  const challenges = c.table(
    "challenges",
    {
      id: c.id(),
      kind: c.text().$type<ChallengeKind>().notNull(),
      /** SHA-256 of the value that the browser returns. */
      valueHash: c.text().notNull().unique(),
      /** SHA-256 of the cookie or session of the browser that started it. */
      browserHash: c.text().notNull(),
      userId: c.ref(() => users.id),
      detail: c.json<JsonObject>().notNull().default({}),
      expiresAt: c.timestamp().notNull(),
    },
    (t) => [c.index("challenges_by_expiry").on(t.expiresAt), c.index("challenges_by_user").on(t.userId)],
  );

  /** Devices that a user signed in from, as keyed hashes. */
  const knownDevices = c.table(
    "known_devices",
    { userId: c.ref(() => users.id).notNull(), deviceHash: c.text().notNull(), lastSeenAt: c.timestamp().notNull() },
    (t) => [c.primaryKey({ columns: [t.userId, t.deviceHash] })],
  );

  return { recoveryCodes, passkeys, apiKeys, identities, challenges, knownDevices };
}
