import { and, eq } from "drizzle-orm";
import { firstRow } from "#db/index.ts";
import { MINUTE_MS } from "../../config/durations.ts";
import { db, tables } from "../../database.server.ts";
import { REAUTHENTICATION_VALID_MS, recordReauthentication } from "../credentials.server.ts";
import type { SessionUser } from "../sessions/session.server.ts";
import { oidcSettings } from "./provider.server.ts";

/** How far a provider's clock may be ahead of ours. */
const CLOCK_SKEW_MS = MINUTE_MS;

/**
 * Re-authenticates by a new sign-in at the provider; returns whether it was the account's owner. The ID token's
 * `auth_time` must be within the requested `max_age` (OpenID Connect Core §3.1.2.1).
 */
export async function reauthenticateAtProvider(idToken: Record<string, unknown>, actor: SessionUser): Promise<boolean> {
  const { identities } = tables;
  const isThem = and(
    eq(identities.issuer, oidcSettings().issuer),
    eq(identities.subject, String(idToken.sub)),
    eq(identities.userId, actor.id),
  );
  const own = await firstRow(db.select({ id: identities.id }).from(identities).where(isThem));
  const age = typeof idToken.auth_time === "number" ? Date.now() - idToken.auth_time * 1000 : Infinity;
  if (!own || age > REAUTHENTICATION_VALID_MS || age < -CLOCK_SKEW_MS) return false;
  await recordReauthentication(actor);
  return true;
}
