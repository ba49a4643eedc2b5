import { count, eq } from "drizzle-orm";
import { getRow } from "#db/index.ts";
import { config } from "../../config/config.server.ts";
import { db, tables } from "../../database.server.ts";
import { requireReauthentication } from "../credentials.server.ts";
import { findUser } from "../sign-in/find-user.server.ts";
import { passkeysUnavailableReason } from "../passkeys/relying-party.server.ts";
import { hasPassword } from "../passwords/password.server.ts";
import type { SessionUser } from "../sessions/session.server.ts";

/** The ways in which the user can give a fresh proof. */
export interface ReauthenticationMethods {
  username: string;
  ways: ("password" | "passkey" | "provider")[];
  /** The name of the provider of single sign-on, if there is one. */
  provider: string | null;
}

export async function reauthenticationMethods({ id, username }: SessionUser): Promise<ReauthenticationMethods> {
  const { identities, passkeys } = tables;
  const [user, keys, connected] = await Promise.all([
    findUser(id),
    getRow(db.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, id))),
    getRow(db.select({ n: count() }).from(identities).where(eq(identities.userId, id))),
  ]);
  const has = {
    password: hasPassword(user?.password),
    passkey: passkeysUnavailableReason === null && keys.n > 0,
    provider: config.oidc !== undefined && connected.n > 0,
  };
  return {
    username,
    ways: (["password", "passkey", "provider"] as const).filter((way) => has[way]),
    provider: config.oidc?.name ?? null,
  };
}

/** Re-authenticates by password; without one, throws Refused unless recently re-authenticated. */
export const reauthenticate = (actor: SessionUser, currentPassword: string | undefined): Promise<void> =>
  requireReauthentication(actor, currentPassword);
