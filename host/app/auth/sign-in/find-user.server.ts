import { eq, or, sql } from "drizzle-orm";
import { firstRow, type User } from "#db/index.ts";
import { db, tables } from "../../database.server.ts";
import { lookupKey } from "../../input/lookup-key.ts";

const { teamMembers, users } = tables;

/** Prepared once, as each sign-in asks it twice. */
const byNameOrAddress = db
  .select()
  .from(users)
  .where(or(eq(users.usernameKey, sql.placeholder("key")), eq(users.emailKey, sql.placeholder("key"))))
  .prepare("user_to_sign_in");

/**
 * The user with this username or address, which need not be confirmed: only one account has it, and its password is
 * asked for all the same. One query for both, so that neither takes longer. If an old username looks like another
 * person's address, the username wins.
 */
export async function findUserToSignIn(typed: string): Promise<User | undefined> {
  const key = lookupKey(typed);
  const rows = await byNameOrAddress.execute({ key });
  return rows.find(({ usernameKey }) => usernameKey === key) ?? rows[0];
}

export async function findUserByEmail(email: string): Promise<User | undefined> {
  return await firstRow(
    db
      .select()
      .from(users)
      .where(eq(users.emailKey, lookupKey(email))),
  );
}

export async function findUser(id: number): Promise<User | undefined> {
  return await firstRow(db.select().from(users).where(eq(users.id, id)));
}

/** What somebody may do now, by their level and team: for what they began earlier. */
export const actorOf = (executor: Pick<typeof db, "select">, userId: number) =>
  executor
    .select({ id: users.id, level: users.accessLevel, team: { id: teamMembers.teamId, role: teamMembers.role } })
    .from(users)
    .leftJoin(teamMembers, eq(teamMembers.userId, users.id))
    .where(eq(users.id, userId));
