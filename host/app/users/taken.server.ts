import { inArray } from "drizzle-orm";
import { type Actor, mayListUsers, requirePermission } from "../access.ts";
import { db, tables } from "../database.server.ts";
import { lookupKey } from "../input/lookup-key.ts";
import type { Taken, TakenQuery } from "./users.schema.ts";

const { businessCards, slugHistory, users } = tables;

/** Values in one query. */
const CHUNK = 1_000;

/** Which of these usernames, emails and slugs are taken; for administrators, who may list users anyway. */
export async function findTaken(actor: Actor, { usernames, emails, slugs }: TakenQuery): Promise<Taken> {
  requirePermission(mayListUsers(actor));
  const [names, addresses, links] = await Promise.all([
    takenKeys("usernameKey", usernames.map(lookupKey)),
    takenKeys("emailKey", emails.map(lookupKey)),
    takenSlugs(slugs),
  ]);
  return { usernames: [...names], emails: [...addresses], slugs: [...links] };
}

export const takenKeys = (column: "usernameKey" | "emailKey", keys: string[]) =>
  inChunks(keys, async (some) => {
    const rows = await db.select({ key: users[column] }).from(users).where(inArray(users[column], some));
    return rows.map(({ key }) => key);
  });

/** Includes earlier slugs of cards: in a list, there is no room for a warning about each. */
export const takenSlugs = (slugs: string[]) =>
  inChunks(slugs, async (some) => {
    const [live, former] = await Promise.all([
      db.select({ slug: businessCards.slug }).from(businessCards).where(inArray(businessCards.slug, some)),
      db.select({ slug: slugHistory.slug }).from(slugHistory).where(inArray(slugHistory.slug, some)),
    ]);
    return [...live, ...former].map(({ slug }) => slug);
  });

async function inChunks(values: string[], find: (some: string[]) => Promise<string[]>): Promise<Set<string>> {
  const matches = new Set<string>();
  for (let start = 0; start < values.length; start += CHUNK) {
    for (const value of await find(values.slice(start, start + CHUNK))) matches.add(value);
  }
  return matches;
}
