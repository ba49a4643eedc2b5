import { and, asc, count, eq, ne } from "drizzle-orm";
import { type NewUser, run, type Tx, type User, UniqueError } from "#db/index.ts";
import { type Actor, changeUser, createUser, deleteUser, LEVEL, permit } from "../access.ts";
import { hashPassword } from "../auth/password.server.ts";
import { takenAs, userRow } from "../auth/register.server.ts";
import type { SessionUser } from "../auth/session.server.ts";
import { type Slug, slugFrom } from "../cards/card.schema.ts";
import { freeSlug, keepOldSlug, slugTaken } from "../cards/cards.server.ts";
import { tables, transaction } from "../database.server.ts";
import { NotFound } from "../errors.ts";
import { filesOf, removeFiles } from "../account/files.server.ts";
import { audit } from "./audit.server.ts";
import { identityKey } from "./find.server.ts";
import { listed, type ListedUser } from "./list.server.ts";
import type { UserCreate, UserUpdate } from "./users.schema.ts";

const { businessCards, sessions, users } = tables;

/** Makes a user, and a card where a slug was given or left blank. Throws Conflict that says what is taken. */
export async function create(actor: Actor, { cardSlug, ...account }: UserCreate): Promise<ListedUser> {
  permit(createUser(actor, account.accessLevel));
  const row = await userRow(account);
  const user = await orTaken(transaction(function* (tx) {
    const [created] = yield* run(tx.insert(users).values(row).returning());
    if (cardSlug !== undefined) yield* addCard(tx, created!, cardSlug);
    yield* run(audit(tx, actor, "user.create", `user:${created!.id}`, { accessLevel: account.accessLevel }));
    return created!;
  }));
  return listed(user);
}

/** Changes a user. What is not sent, or a blank password or slug, stays. A new password or level ends the user's sessions. */
export async function update(actor: SessionUser, id: number, { cardSlug, password, ...sent }: UserUpdate): Promise<ListedUser> {
  const changes: Partial<NewUser> = { ...withKeys(sent), ...(password && { password: await hashPassword(password) }) };
  const user = await orTaken(transaction(function* (tx) {
    const target = yield* getUser(tx, id);
    permit(changeUser(actor, target, sent.accessLevel, yield* countSystemUsers(tx)));
    const [changed] = Object.keys(changes).length > 0
      ? yield* run(tx.update(users).set(changes).where(eq(users.id, id)).returning())
      : [target];
    if (password || (sent.accessLevel ?? target.accessLevel) !== target.accessLevel) yield* endSessions(tx, actor, id);
    if (cardSlug) yield* renameFirstCard(tx, changed!, cardSlug);
    yield* run(audit(tx, actor, "user.update", `user:${id}`, { fields: fieldNames({ ...sent, password, cardSlug }) }));
    return changed!;
  }));
  return listed(user);
}

/** Removes a user with all cards, their events and files. */
export async function remove(actor: Actor, id: number): Promise<void> {
  const files = await filesOf(id);
  await transaction(function* (tx) {
    const target = yield* getUser(tx, id);
    permit(deleteUser(actor, target, yield* countSystemUsers(tx)));
    yield* run(tx.delete(users).where(eq(users.id, id)));
    yield* run(audit(tx, actor, "user.delete", `user:${id}`));
  });
  await removeFiles(files);
}

/** How many users of level 5 there are: the last one stays. */
export function* countSystemUsers(tx: Tx) {
  const [counted] = yield* run(tx.select({ n: count() }).from(users).where(eq(users.accessLevel, LEVEL.system)));
  return counted!.n;
}

export function* getUser(tx: Tx, id: number) {
  const [user] = yield* run(tx.select().from(users).where(eq(users.id, id)));
  if (!user) throw new NotFound("User not found");
  return user;
}

/** The columns of sent fields, with the keys that belong to name and address. */
export function withKeys<T extends Pick<Partial<NewUser>, "username" | "email">>(sent: T): Partial<NewUser> {
  const { username, email } = sent;
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  return {
    ...given,
    ...(username !== undefined && { usernameKey: identityKey(username) }),
    ...(email !== undefined && { emailKey: identityKey(email) }),
  };
}

/** What is unique and taken becomes the Conflict that says so. */
export async function orTaken<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof UniqueError && error.column === "slug") throw slugTaken();
    throw takenAs(error) ?? error;
  }
}

/** A new user's first card: with the slug that was chosen, else one derived from the username. */
export function* addCard(tx: Tx, user: User, chosen: Slug | null) {
  const slug = chosen ?? (yield* freeSlug(tx, slugFrom(user.username) ?? "card"));
  yield* run(tx.insert(businessCards).values({ userId: user.id, slug, name: user.fullName ?? user.username, email: user.email, phone: user.phone }));
}

function* renameFirstCard(tx: Tx, user: User, slug: Slug) {
  const [card] = yield* run(tx.select().from(businessCards).where(eq(businessCards.userId, user.id)).orderBy(asc(businessCards.id)).limit(1));
  if (!card) return yield* addCard(tx, user, slug);
  if (card.slug === slug) return;
  yield* run(tx.update(businessCards).set({ slug, version: card.version + 1 }).where(eq(businessCards.id, card.id)));
  yield* keepOldSlug(tx, card, slug);
}

/** All sessions of the changed user; one's own present one goes on. */
function* endSessions(tx: Tx, actor: SessionUser, userId: number) {
  const others = actor.id === userId ? ne(sessions.id, actor.sessionId) : undefined;
  yield* run(tx.delete(sessions).where(and(eq(sessions.userId, userId), others)));
}

const fieldNames = (sent: Record<string, unknown>) => Object.keys(sent).filter((name) => sent[name] !== undefined && sent[name] !== null);
