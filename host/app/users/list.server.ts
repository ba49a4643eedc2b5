import { and, asc, count, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { containsText, getRow, type User } from "#db/index.ts";
import { type Actor, mayListUsers, requirePermission } from "../access.ts";
import { publicUser, type PublicUser } from "../auth/sessions/session.server.ts";
import { db, tables } from "../database.server.ts";
import { lookupKey } from "../input/lookup-key.ts";
import { type Page, toPage } from "../http/paging.server.ts";
import type { UserQuery } from "./users.schema.ts";

const { businessCards, users } = tables;

/** A user as lists show one: with the first card's slug and the last sign-in. */
export type ListedUser = PublicUser & { cardSlug: string | null; lastSignInAt: string | null };

export interface CardCount {
  userId: number;
  cards: number;
}

/** Maximum length of an unpaged list; more follow by its cursor. */
export const MAX_LISTED_USERS = 20_000;
/** PostgreSQL and SQLite both take this many values in one query. */
const IDS_PER_QUERY = 5_000;

interface ListUsersInput {
  /** The position before the first. */
  after?: number;
  limit: number;
  search: string;
}

/** Lists users by id; an exact match of username or email comes first. */
export async function list(actor: Actor, { after, limit, ...input }: ListUsersInput): Promise<Page<ListedUser>> {
  requirePermission(mayListUsers(actor));
  const key = lookupKey(input.search);
  const condition = key === "" ? undefined : matches(key);
  const position = key === "" ? sql<number>`${users.id}` : exactFirst(key);
  const counted = await getRow(db.select({ n: count() }).from(users).where(condition));
  const rows = await db
    .select({ user: users, position })
    .from(users)
    .where(and(after === undefined ? undefined : gt(position, after), condition))
    .orderBy(asc(position))
    .limit(limit + 1);
  const { pageRows, next } = toPage(rows, limit, (last) => last.position);
  return { items: await withSlugs(pageRows.map(({ user }) => user)), next, total: counted.n };
}

/** A user's id; below zero for the user whose name or email this is. */
function exactFirst(key: string): SQL<number> {
  const isExact = or(eq(users.usernameKey, key), eq(users.emailKey, key));
  return sql<number>`case when ${isExact} then -${users.id} else ${users.id} end`;
}

/** One page of the user table, and how many users match in all. */
export async function search(
  actor: Actor,
  { q, level, sort, order, page, size }: UserQuery,
): Promise<{ users: ListedUser[]; total: number }> {
  requirePermission(mayListUsers(actor));
  const where = and(
    level === undefined ? undefined : eq(users.accessLevel, level),
    q === "" ? undefined : matches(lookupKey(q)),
  );
  const direction = order === "asc" ? asc : desc;
  const [counted, rows] = await Promise.all([
    getRow(db.select({ n: count() }).from(users).where(where)),
    // Users who never signed in come last both ways: SQLite and PostgreSQL sort nulls differently by default.
    db
      .select()
      .from(users)
      .where(where)
      .orderBy(
        ...(sort === "lastSignInAt" ? [sql`${users.lastSignInAt} is null`] : []),
        direction(SORT_COLUMN[sort]),
        asc(users.id),
      )
      .limit(size)
      .offset((page - 1) * size),
  ]);
  return { users: await withSlugs(rows), total: counted.n };
}

const SORT_COLUMN = {
  username: users.usernameKey,
  email: users.emailKey,
  fullName: sql`lower(coalesce(${users.fullName}, ''))`,
  accessLevel: users.accessLevel,
  createdAt: users.createdAt,
  lastSignInAt: users.lastSignInAt,
} as const;

/** Name, username, email, phone or card slug holds the text, in any letter case. */
function matches(key: string): SQL | undefined {
  const { usernameKey, emailKey, fullName, phone } = users;
  const owners = db
    .select({ id: businessCards.userId })
    .from(businessCards)
    .where(containsText(businessCards.slug, key));
  return or(
    ...[usernameKey, emailKey, fullName, phone].map((column) => containsText(column, key)),
    inArray(users.id, owners),
  );
}

/** The user as lists show one, read afresh. */
export async function toListedUser(user: User): Promise<ListedUser> {
  const [one] = await withSlugs([user]);
  return one!;
}

async function withSlugs(rows: User[]): Promise<ListedUser[]> {
  const slugs = new Map<number, string>();
  for (let start = 0; start < rows.length; start += IDS_PER_QUERY) {
    const ids = rows.slice(start, start + IDS_PER_QUERY).map(({ id }) => id);
    const cards = await db
      .select({ userId: businessCards.userId, slug: businessCards.slug })
      .from(businessCards)
      .where(and(inArray(businessCards.userId, ids), eq(businessCards.isVacant, false)))
      .orderBy(desc(businessCards.id));
    for (const { userId, slug } of cards) slugs.set(userId, slug); // newest first: the first card is written last
  }
  return rows.map((user) => ({
    ...publicUser(user),
    cardSlug: slugs.get(user.id) ?? null,
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
  }));
}

/** Number of cards of each of these users; those without cards are left out. */
export async function cardCounts(listed: ListedUser[]): Promise<CardCount[]> {
  if (listed.length === 0) return [];
  const ids = listed.map(({ id }) => id);
  return db
    .select({ userId: businessCards.userId, cards: count() })
    .from(businessCards)
    .where(inArray(businessCards.userId, ids))
    .groupBy(businessCards.userId);
}

/** Which of these users have a second factor. */
export async function idsWithSecondFactor(listed: ListedUser[]): Promise<number[]> {
  if (listed.length === 0) return [];
  const ids = listed.map(({ id }) => id);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNotNull(users.totpConfirmedAt)));
  return rows.map(({ id }) => id);
}
