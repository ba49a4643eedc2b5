import { inArray } from "drizzle-orm";
import { mayRegister, requirePermission } from "../../access.ts";
import { config } from "../../config/config.server.ts";
import { db, tables } from "../../database.server.ts";
import { lookupKey } from "../../input/lookup-key.ts";
import { MAX_USERNAME } from "../limits.ts";

const { users } = tables;

/** Whether a name is free, for who is about to take it, and free ones like it if not; signing up tells that, too. */
export async function checkUsername(
  username: string,
  { isInvited }: { isInvited: boolean },
): Promise<{ isFree: boolean; others: string[] }> {
  if (!isInvited) requirePermission(mayRegister(config.registration));
  const like = ["2", "-card", ".me", "3"].map((end) => `${username.slice(0, MAX_USERNAME - end.length)}${end}`);
  const taken = await db
    .select({ key: users.usernameKey })
    .from(users)
    .where(inArray(users.usernameKey, [username, ...like].map(lookupKey)));
  const isFree = (name: string) => taken.every(({ key }) => key !== lookupKey(name));
  return { isFree: isFree(username), others: isFree(username) ? [] : like.filter(isFree).slice(0, 3) };
}
