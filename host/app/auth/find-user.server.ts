import { and, eq, isNotNull, or } from "drizzle-orm";
import type { User } from "#db/index.ts";
import { db, tables } from "../database.server.ts";

const { users } = tables;

/** What two spellings of a name or address have in common: they belong to one person. */
export const identityKey = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

/**
 * Who signs in as this: by username, or by an address that was confirmed. One look-up for both, so that neither takes
 * longer. A name from before the rule for names may look like somebody else's address: the name wins.
 */
export async function findUserToSignIn(typed: string): Promise<User | undefined> {
  const key = identityKey(typed);
  const found = await db
    .select()
    .from(users)
    .where(or(eq(users.usernameKey, key), and(eq(users.emailKey, key), isNotNull(users.emailConfirmedAt))));
  return found.find(({ usernameKey }) => usernameKey === key) ?? found[0];
}

export async function findUserByEmail(email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, identityKey(email)));
  return user;
}

export async function findUser(id: number): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}
