import { eq } from "drizzle-orm";
import type { User } from "#db/index.ts";
import { db, tables } from "../database.server.ts";

const { users } = tables;

/** What two spellings of a name or address have in common: they belong to one person. */
export const identityKey = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

export async function findUserByName(username: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.usernameKey, identityKey(username)));
  return user;
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
