import { count, eq } from "drizzle-orm";
import { getRow } from "#db/index.ts";
import { mayUseKeys } from "../../access.ts";
import { type FactorState, factorState } from "../../auth/factors/second-factor.server.ts";
import * as keys from "../../auth/keys/keys.server.ts";
import { list, type Passkey } from "../../auth/passkeys/passkeys.server.ts";
import { passkeysUnavailableReason } from "../../auth/passkeys/relying-party.server.ts";
import { hasPassword } from "../../auth/passwords/password.server.ts";
import type { SessionUser } from "../../auth/sessions/session.server.ts";
import { type OpenSession, listSessions } from "../../auth/sessions/sessions.server.ts";
import { maySignInWithoutSso } from "../../auth/sign-in/single-sign-on.server.ts";
import { config } from "../../config/config.server.ts";
import { db, tables } from "../../database.server.ts";
import type { Locale } from "../../languages/locales.ts";

/** Sign-in methods of an account, for its page. */
export interface Security {
  sessions: OpenSession[];
  factor: FactorState;
  /** Null where the level has none. */
  keys: keys.ApiKey[] | null;
  passkeys: Passkey[];
  /** An account that the provider made has none at first. */
  hasPassword: boolean;
  whyNoPasskeys: string | null;
  mailNewDevice: boolean;
  /** The provider of single sign-on, if there is one. */
  provider: { name: string; isConnected: boolean } | null;
  /** The provider alone signs this account in: there are no factors of ours. */
  isProviderOnly: boolean;
}

export async function getSecurity(user: SessionUser, locale: Locale): Promise<Security> {
  const { identities, users } = tables;
  const [sessions, factor, ownKeys, passkeys, own, connected] = await Promise.all([
    listSessions(user),
    factorState(user),
    mayUseKeys(user) === null ? keys.list(user) : null,
    list(user),
    getRow(
      db
        .select({ mailNewDevice: users.mailNewDevice, password: users.password })
        .from(users)
        .where(eq(users.id, user.id)),
    ),
    getRow(db.select({ n: count() }).from(identities).where(eq(identities.userId, user.id))),
  ]);
  return {
    sessions,
    factor,
    keys: ownKeys,
    passkeys,
    hasPassword: hasPassword(own.password),
    whyNoPasskeys: passkeysUnavailableReason?.in(locale) ?? null,
    mailNewDevice: own.mailNewDevice,
    provider: config.oidc ? { name: config.oidc.name, isConnected: connected.n > 0 } : null,
    isProviderOnly: !maySignInWithoutSso(user.id),
  };
}
