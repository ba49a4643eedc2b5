import { and, eq } from "drizzle-orm";
import { db, tables } from "../../database.server.ts";
import { REAUTHENTICATION_VALID_MS, recordReauthentication } from "../credentials.server.ts";
import type { SessionUser } from "../sessions/session.server.ts";
import { oidcSettings } from "./provider.server.ts";

/**
 * Takes a new sign-in at the provider as a fresh proof; returns whether it was the account's owner. Some providers do
 * not say when somebody signed in (`auth_time`); if they do, it must be recent.
 */
export async function reauthenticateAtProvider(claims: Record<string, unknown>, actor: SessionUser): Promise<boolean> {
  const { identities } = tables;
  const isThem = and(
    eq(identities.issuer, oidcSettings().issuer),
    eq(identities.subject, String(claims.sub)),
    eq(identities.userId, actor.id),
  );
  const [own] = await db.select({ id: identities.id }).from(identities).where(isThem);
  const { auth_time: signedInAt } = claims;
  const isStale = typeof signedInAt === "number" && Date.now() - signedInAt * 1000 > REAUTHENTICATION_VALID_MS;
  if (!own || isStale) return false;
  await recordReauthentication(actor);
  return true;
}
