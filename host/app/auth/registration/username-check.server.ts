import { randomInt } from "node:crypto";
import { inArray } from "drizzle-orm";
import { mayRegister, requirePermission } from "../../access.ts";
import { config } from "../../config/config.server.ts";
import { db, tables } from "../../database.server.ts";
import { lookupKey } from "../../input/lookup-key.ts";
import { MAX_USERNAME } from "../limits.ts";

const { users } = tables;

/** Checks whether a username is free, and suggests similar free ones if not. Reveals no more than signing up does. */
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
  if (isFree(username)) return { isFree: true, others: [] };
  const others = like.filter(isFree).slice(0, 3);
  return { isFree: false, others: others.length > 0 ? others : [await freeUsername(username)] };
}

/** How many numbers are tried in order; when all are taken, a random one is chosen. */
const NUMBERS = 500;

/** This username, or the first that is free of it with a number: `lena-brandt-2`. */
export async function freeUsername(username: string): Promise<string> {
  const end = (text: string) => `${username.slice(0, MAX_USERNAME - text.length).replace(/-$/, "")}${text}`;
  const names = [username, ...Array.from({ length: NUMBERS }, (_, i) => end(`-${i + 2}`))];
  const taken = await db
    .select({ key: users.usernameKey })
    .from(users)
    .where(inArray(users.usernameKey, names.map(lookupKey)));
  const keys = new Set(taken.map(({ key }) => key));
  return names.find((name) => !keys.has(lookupKey(name))) ?? end(`-${randomInt(1e6, 1e7)}`);
}
