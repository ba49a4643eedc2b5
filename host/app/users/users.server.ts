import { confirmedNow } from "../auth/email/confirmation.ts";
import { z } from "zod";
import { asc, count, eq } from "drizzle-orm";
import { firstRow, getRow, type NewUser, run, type Tx, UniqueError, type User } from "#db/index.ts";
import { type Actor, LEVEL, mayChangeUser, mayCreateUser, mayListUsers, requirePermission } from "../access.ts";
import { chosenUsername } from "../auth/auth.schema.ts";
import { revokeAccess, requireReauthentication } from "../auth/credentials.server.ts";
import { requireFreeEmail, requestChange } from "../auth/email/email-links.server.ts";
import { changedByAdministratorMail } from "../auth/email/email-mails.server.ts";
import { hashNewPassword } from "../auth/passwords/password-rule.server.ts";
import { toConflict, userRow } from "../auth/registration/register.server.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import { notifyCredentialChange } from "../auth/mails/notify-credential-change.server.ts";
import type { Slug } from "../cards/values.schema.ts";
import { slugFrom } from "../cards/card.schema.ts";
import { ownedBy } from "../cards/stored.server.ts";
import { nextFreeSlug, slugInUseError, claimSlug } from "../cards/slugs.server.ts";
import { tables } from "../database.server.ts";
import { NotFound } from "../errors.ts";
import { parse } from "../http/parse.ts";
import { queueMail, releasePendingMail } from "../mail/outbox.server.ts";
import { recordAudit, changedFields } from "../audit/audit.server.ts";
import { findUser } from "../auth/sign-in/find-user.server.ts";
import { lookupKey } from "../input/lookup-key.ts";
import { toListedUser, type ListedUser } from "./list.server.ts";
import type { UserCreate, UserUpdate } from "./users.schema.ts";
import { userMessages } from "./messages.en.ts";
import type { Text } from "../languages/message.ts";
import { transactionOf } from "../auth/transaction-of.server.ts";

const { businessCards, users } = tables;

/** A user that was saved; an administrator may have to know something about the card's slug. */
export type SavedUser = ListedUser & { warning?: Text };

const saved = async (user: User, warning: Text | undefined): Promise<SavedUser> => ({
  ...(await toListedUser(user)),
  ...(warning && { warning }),
});

/**
 * Creates a user, with a card if a slug was sent, even blank. The email counts as confirmed. Throws Conflict naming
 * what is taken.
 */
export async function create(actor: Actor, { cardSlug, ...account }: UserCreate): Promise<SavedUser> {
  requirePermission(mayCreateUser(actor, account.accessLevel));
  const row = await userRow(account, confirmedNow());
  const { user, warning } = await withTakenConflict(
    transactionOf(actor, function* (tx) {
      yield* requireFreeEmail(tx, row);
      const user = yield* getRow(tx.insert(users).values(row).returning());
      const warning = cardSlug === undefined ? undefined : yield* addCard(tx, actor, user, cardSlug);
      yield* run(recordAudit(tx, actor, "user.create", `user:${user.id}`, { accessLevel: account.accessLevel }));
      return { user, warning };
    }),
  );
  return saved(user, warning);
}

/**
 * Updates a user. Omitted fields and a blank password or slug stay. A new password, email or level ends the user's
 * sessions and links. Another user's email counts as confirmed; the actor's own is confirmed as in the profile.
 */
export async function update(
  actor: SessionUser,
  id: number,
  { cardSlug, password, currentPassword, ...sent }: UserUpdate,
  clientAddress: string,
): Promise<SavedUser> {
  requirePermission(mayListUsers(actor));
  const before = await findUser(id);
  if (!before) throw new NotFound(userMessages.notFound);
  requireCurrentUsernameRules(sent.username, before);
  const isSelf = actor.id === id;
  const { email, ...others } = sent;
  const isNewAddress = email !== undefined && lookupKey(email) !== before.emailKey;
  if (isSelf && (password || isNewAddress)) await requireReauthentication(actor, currentPassword);
  const changes: Partial<NewUser> = {
    ...withLookupKeys(isSelf && isNewAddress ? others : sent),
    ...(password && { password: await hashNewPassword(password) }),
  };
  const result = await withTakenConflict(
    transactionOf(actor, function* (tx) {
      const target = yield* getUser(tx, id);
      requirePermission(mayChangeUser(actor, target, sent.accessLevel, yield* countSystemUsers(tx)));
      if (isNewAddress) yield* requireFreeEmail(tx, { email, username: sent.username }, id);
      if (Object.keys(changes).length > 0) yield* run(tx.update(users).set(changes).where(eq(users.id, id)));
      if (isNewAddress && !isSelf) yield* vouchFor(tx, target, email);
      const isLevelChange = (sent.accessLevel ?? target.accessLevel) !== target.accessLevel;
      if (password || isLevelChange || (isNewAddress && !isSelf))
        yield* revokeAccess(tx, id, isSelf ? [actor.sessionId] : []);
      if (password) yield* notifyCredentialChange(tx, id, isSelf ? "password" : "password-given");
      if (isLevelChange) yield* notifyCredentialChange(tx, id, "level-given");
      const user = yield* getUser(tx, id);
      const warning = cardSlug ? yield* renameFirstCard(tx, actor, user, cardSlug) : undefined;
      yield* run(
        recordAudit(tx, actor, "user.update", `user:${id}`, {
          fields: [...changedFields(target, sent), ...fieldNames({ password, cardSlug })],
        }),
      );
      return { user, warning };
    }),
  );
  if (isNewAddress && isSelf) await requestChange(actor, email, clientAddress);
  return saved(result.user, result.warning);
}

/** An email set by an administrator takes effect immediately. The old one is notified if it was confirmed. */
function* vouchFor(tx: Tx, user: User, email: string) {
  yield* run(tx.update(users).set(confirmedNow(user)).where(eq(users.id, user.id)));
  yield* releasePendingMail(tx, user.id, email);
  if (user.emailConfirmedAt) yield* run(queueMail(tx, { to: user.email, ...changedByAdministratorMail(user, email) }));
}

/** Throws Invalid for a username that is no longer allowed, unless it is the user's current one. */
export function requireCurrentUsernameRules(username: string | undefined, user: { username: string }): void {
  if (username === undefined || username === user.username) return;
  parse(z.object({ username: chosenUsername }), { username }, "body");
}

/** How many users of level 5 there are: the last one stays. */
export function* countSystemUsers(tx: Tx) {
  const counted = yield* getRow(tx.select({ n: count() }).from(users).where(eq(users.accessLevel, LEVEL.system)));
  return counted.n;
}

export function* getUser(tx: Tx, id: number) {
  return yield* getRow(tx.select().from(users).where(eq(users.id, id)), () => new NotFound(userMessages.notFound));
}

/** The columns of sent fields, with the keys that belong to name and address. */
export function withLookupKeys<T extends Pick<Partial<NewUser>, "username" | "email">>(sent: T): Partial<NewUser> {
  const { username, email } = sent;
  const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  return {
    ...changes,
    ...(username !== undefined && { usernameKey: lookupKey(username) }),
    ...(email !== undefined && { emailKey: lookupKey(email) }),
  };
}

/** Converts a unique violation to a Conflict naming what is taken. */
export async function withTakenConflict<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof UniqueError && error.column === "slug") throw slugInUseError("cardSlug");
    throw toConflict(error) ?? error;
  }
}

/** A new user's first card: with the slug that was chosen, else one derived from the username. */
function* addCard(tx: Tx, actor: Actor, user: User, chosen: Slug | null) {
  const slug = chosen ?? (yield* nextFreeSlug(tx, slugFrom(user.username) ?? "card"));
  const warning = yield* claimSlug(tx, actor, { slug, card: { userId: user.id, teamId: null }, field: "cardSlug" });
  yield* run(
    tx
      .insert(businessCards)
      .values({ userId: user.id, slug, name: user.fullName ?? user.username, email: user.email, phone: user.phone }),
  );
  return warning;
}

function* renameFirstCard(tx: Tx, actor: Actor, user: User, slug: Slug) {
  const card = yield* firstRow(
    tx.select().from(businessCards).where(ownedBy(user.id)).orderBy(asc(businessCards.id)).limit(1),
  );
  if (!card) return yield* addCard(tx, actor, user, slug);
  if (card.slug === slug) return undefined;
  yield* run(
    tx
      .update(businessCards)
      .set({ slug, version: card.version + 1 })
      .where(eq(businessCards.id, card.id)),
  );
  return yield* claimSlug(tx, actor, { slug, card, renamed: card, field: "cardSlug" });
}

const fieldNames = (sent: Record<string, unknown>) =>
  Object.keys(sent).filter((name) => sent[name] !== undefined && sent[name] !== null);
