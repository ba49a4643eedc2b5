import { eq, sql } from "drizzle-orm";
import { firstRow } from "#db/index.ts";
import { MINUTE_MS } from "../../config/durations.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { pickColumns } from "../../field-access/columns.ts";
import { ACCOUNT, factorNeeds, publicUser, type SessionUser, tokenHash } from "../sessions/session.server.ts";

const { apiKeys, teamMembers, users } = tables;

/** How often a key's last use is stored, at most, so that not every call causes a write. */
const TOUCH_MS = MINUTE_MS;
/** No session has this id: what belongs to sessions finds none of a key. */
const NO_SESSION = 0;

const keyOfHash = db
  .select({
    user: pickColumns(users, ACCOUNT),
    totpConfirmedAt: users.totpConfirmedAt,
    key: pickColumns(apiKeys, ["id", "scopes", "mcpWrites", "method", "lastUsedAt", "expiresAt"]),
    team: { id: teamMembers.teamId, role: teamMembers.role },
  })
  .from(apiKeys)
  .innerJoin(users, eq(users.id, apiKeys.userId))
  .leftJoin(teamMembers, eq(teamMembers.userId, users.id))
  .where(eq(apiKeys.keyHash, sql.placeholder("keyHash")))
  .prepare("key_of_hash");

/** Returns the account of an API key; null if it is unknown or expired. Never counts as recently re-authenticated. */
export async function findKeyUser(token: string): Promise<SessionUser | null> {
  const row = await firstRow(keyOfHash.execute({ keyHash: tokenHash(token) }));
  const now = new Date();
  if (!row || (row.key.expiresAt && row.key.expiresAt <= now)) return null;
  const { user, team, totpConfirmedAt } = row;
  const { id, scopes, mcpWrites, method, lastUsedAt } = row.key;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > TOUCH_MS)
    await transaction((tx) => tx.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id)));
  return {
    ...publicUser(user),
    level: user.accessLevel,
    team,
    sessionId: NO_SESSION,
    provenAt: new Date(0),
    method,
    ...factorNeeds(method, user.accessLevel, totpConfirmedAt),
    key: { id, scopes, mcpWrites },
    country: undefined,
  };
}
