import { createHash, randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { eq, sql } from "drizzle-orm";
import {
  type BusinessCard,
  type Database,
  type NewBusinessCard,
  type NewUser,
  type Person,
  run,
  type User,
} from "../../db/index.ts";

/** The password of every user made here. */
export const PASSWORD = "open sesame";
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

let n = 0;
/** A name no other test uses. */
export const unique = (prefix: string) => `${prefix}-${process.pid.toString(36)}${(n++).toString(36)}`;

export async function aUser(
  { transaction, tables: { users } }: Database,
  changes: Partial<NewUser> = {},
): Promise<User> {
  const username = changes.username ?? unique("u");
  const email = changes.email ?? `${username}@example.com`;
  const { emailConfirmedAt: confirmedAt = new Date() } = changes;
  const [user] = await transaction((tx) =>
    tx
      .insert(users)
      .values({
        fullName: "Test Person",
        accessLevel: 1,
        emailConfirmedAt: confirmedAt,
        emailFirstConfirmedAt: confirmedAt,
        password: "",
        ...changes,
        username,
        usernameKey: username.toLowerCase(),
        email,
        emailKey: email.toLowerCase(),
      })
      .returning(),
  );
  return user!;
}

/** A user who can sign in with PASSWORD at /auth. */
export async function aUserWithPassword(database: Database, changes: Partial<NewUser> = {}): Promise<User> {
  return aUser(database, { password: await passwordHash, ...changes });
}

export async function aCard(
  database: Database,
  owner: { id: number },
  changes: Partial<NewBusinessCard> = {},
): Promise<BusinessCard> {
  const {
    transaction,
    tables: { businessCards },
  } = database;
  const [card] = await transaction((tx) =>
    tx
      .insert(businessCards)
      .values({ slug: unique("card"), name: "Ada Example", ...changes, userId: owner.id })
      .returning(),
  );
  return card!;
}

/** A contact of somebody's, which is found by its name and counted. */
export async function aPerson(
  { transaction, tables: { people, peopleTotals } }: Database,
  owner: { id: number },
  changes: Partial<typeof people.$inferInsert> = {},
): Promise<Person> {
  return transaction(function* (tx) {
    const name = changes.name ?? "Ben Byron";
    const mergeLog = {
      filled: {},
      added: {},
      reminder: null,
      firstAt: new Date().toISOString(),
      lastAt: new Date().toISOString(),
      rows: [],
    };
    const [person] = yield* run(
      tx
        .insert(people)
        .values({
          name,
          nameKey: name.toLowerCase(),
          ...changes,
          ...(changes.mergedInto && { mergeLog, mergedAt: new Date() }),
          userId: owner.id,
        })
        .returning(),
    );
    yield* run(
      tx
        .insert(peopleTotals)
        .values({ userId: owner.id, stage: person!.stage, n: changes.mergedInto ? 0 : 1 })
        .onConflictDoUpdate({
          target: [peopleTotals.userId, peopleTotals.stage],
          set: { n: sql`${peopleTotals.n} + ${changes.mergedInto ? 0 : 1}` },
        }),
    );
    return person!;
  });
}

/** A session's cookie for this user, as `name=value`. */
export async function aSession({ transaction, tables: { sessions } }: Database, user: { id: number }): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const tokenHash = createHash("sha256").update(token).digest("hex");
  const now = new Date();
  await transaction((tx) =>
    tx
      .insert(sessions)
      .values({ tokenHash, userId: user.id, lastSeenAt: now, expiresAt: new Date(now.getTime() + 3_600_000) }),
  );
  return `meishi_session=${token}`;
}

/** Lets all sign-ins of somebody, and what they proved since, be so many minutes ago. */
export async function signedInBefore({ transaction, tables }: Database, { id }: { id: number }, minutes: number) {
  const createdAt = new Date(Date.now() - minutes * 60_000);
  await transaction((tx) =>
    tx.update(tables.sessions).set({ createdAt, provenAt: null }).where(eq(tables.sessions.userId, id)),
  );
}
