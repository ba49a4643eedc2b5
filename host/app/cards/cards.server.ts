import { and, asc, count, eq, like } from "drizzle-orm";
import { z } from "zod";
import { type BusinessCard, type NewBusinessCard, run, type Tx, UniqueError } from "#db/index.ts";
import {
  type Actor, addCard, canChooseCardOwner, canSaveCustomCss, deleteCard, editCard, editSlug, LEVEL, permit, reach,
} from "../access.ts";
import type { SessionUser } from "../auth/session.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { Conflict, NotFound } from "../errors.ts";
import { parse, rowId } from "../parse.ts";
import { findUser, identityKey } from "../users/find.server.ts";
import { type CardCreate, type CardUpdate, slug as slugSchema, slugFrom } from "./card.schema.ts";
import { MAX_SLUG } from "./limits.ts";

const { businessCards, slugHistory, users } = tables;

export const CARD_NOT_FOUND = "Card not found";
const MAX_LISTED = 500;

/** A card as its owner's pages get it. */
export type OwnCard = ReturnType<typeof ownCard>;

export function ownCard(card: BusinessCard) {
  const { socialLinks, createdAt, updatedAt, ...rest } = card;
  return {
    ...rest,
    logo: card.logoUrl,
    socialLinks: Object.fromEntries(socialLinks),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The actor's own cards, oldest first: the first is the featured one. */
export function list(actor: Actor): Promise<OwnCard[]> {
  return cardsOf(actor.id);
}

/** The id of the actor's featured card; null without one. */
export async function featuredId(actor: Actor): Promise<number | null> {
  const [first] = await db.select({ id: businessCards.id }).from(businessCards)
    .where(eq(businessCards.userId, actor.id)).orderBy(asc(businessCards.id)).limit(1);
  return first?.id ?? null;
}

/** The cards of a user, for that user and administrators. */
export async function listOf(actor: Actor, userId: number): Promise<OwnCard[]> {
  if (actor.id !== userId) permit(reach(actor, LEVEL.admin));
  return cardsOf(userId);
}

async function cardsOf(userId: number): Promise<OwnCard[]> {
  const cards = await db.select().from(businessCards)
    .where(eq(businessCards.userId, userId)).orderBy(asc(businessCards.id)).limit(MAX_LISTED);
  return cards.map(ownCard);
}

/** A card with its owner's id and level, for those who may edit it. */
export async function read(actor: Actor, id: number) {
  const [found] = await db.select({ card: businessCards, user: { id: users.id, accessLevel: users.accessLevel } })
    .from(businessCards).innerJoin(users, eq(users.id, businessCards.userId)).where(eq(businessCards.id, id));
  if (!found) throw new NotFound(CARD_NOT_FOUND);
  permit(editCard(actor, found.card));
  return { ...ownCard(found.card), user: found.user };
}

/** The row of a card; throws NotFound. */
export async function getCard(id: number): Promise<BusinessCard> {
  const [card] = await db.select().from(businessCards).where(eq(businessCards.id, id));
  if (!card) throw new NotFound(CARD_NOT_FOUND);
  return card;
}

/** Makes a card within its owner's limit, with a slug of its own derived where the given one is taken. */
export async function create(actor: SessionUser, input: CardCreate): Promise<OwnCard> {
  const { slug: sentSlug, userId: sentOwner, ...content } = input;
  const owner = await ownerOfNewCard(actor, sentOwner);
  // Level 1 has no say in a slug, whatever is sent; a username sent as one is derived from like the owner's.
  const isOwnChoice = actor.level >= LEVEL.professional && sentSlug && identityKey(sentSlug) !== identityKey(owner.username);
  const base = isOwnChoice ? parse(slugSchema, sentSlug, "body") : slugFrom(owner.username) ?? "card";
  const card = await transaction(function* (tx) {
    const [owned] = yield* run(tx.select({ n: count() }).from(businessCards).where(eq(businessCards.userId, owner.id)));
    permit(addCard({ id: owner.id, level: owner.accessLevel }, owned!.n));
    const [created] = yield* run(tx.insert(businessCards).values({
      ...columnsOf(content, actor),
      userId: owner.id,
      slug: yield* freeSlug(tx, base),
      name: content.name ?? owner.fullName ?? owner.username,
    }).returning());
    return created!;
  });
  return ownCard(card);
}

/** Changes a card. Fields not sent stay; an old `version` is a Conflict and changes nothing, without one the last save counts. */
export async function update(actor: Actor, id: number, input: CardUpdate): Promise<OwnCard> {
  const { slug, userId: sentOwner, version, ...content } = input;
  const card = await getCard(id);
  permit(editCard(actor, card));
  const isRenamed = slug !== undefined && slug !== card.slug;
  if (isRenamed) permit(editSlug(actor, card));
  if (version !== undefined && version !== card.version) throw changedMeanwhile();
  const owner = await newOwner(actor, sentOwner);
  const changes: Partial<NewBusinessCard> = {
    ...columnsOf(content, actor, card),
    ...(isRenamed && { slug }),
    ...(owner && { userId: owner.id }),
    version: card.version + 1,
  };
  try {
    const changed = await transaction(function* (tx) {
      const [written] = yield* run(tx.update(businessCards).set(changes)
        .where(and(eq(businessCards.id, id), eq(businessCards.version, card.version))).returning());
      if (written && isRenamed) yield* keepOldSlug(tx, card, slug);
      return written;
    });
    if (changed) return ownCard(changed);
  } catch (error) {
    if (error instanceof UniqueError && error.column === "slug") throw slugTaken();
    throw error;
  }
  // Somebody saved between our reading and writing. Who names no version does not mind, and is put on top of it.
  if (version !== undefined) throw changedMeanwhile();
  return update(actor, id, input);
}

export async function remove(actor: Actor, id: number): Promise<void> {
  permit(deleteCard(actor));
  const [gone] = await transaction((tx) => tx.delete(businessCards).where(eq(businessCards.id, id)).returning({ id: businessCards.id }));
  if (!gone) throw new NotFound(CARD_NOT_FOUND);
}

/** Whether nobody has this slug, or only the card itself; for the editor's answer while typing. */
export async function isSlugFree(slug: string, cardId?: number): Promise<boolean> {
  const [taken] = await db.select({ id: businessCards.id }).from(businessCards).where(eq(businessCards.slug, slug));
  return !taken || taken.id === cardId;
}

/** After a rename: the slug given up keeps leading to the card, the new one leads nowhere else. */
export function* keepOldSlug(tx: Tx, card: { id: number; slug: string }, newSlug: string) {
  yield* run(tx.delete(slugHistory).where(eq(slugHistory.slug, newSlug)));
  yield* run(tx.insert(slugHistory).values({ slug: card.slug, cardId: card.id })
    .onConflictDoUpdate({ target: slugHistory.slug, set: { cardId: card.id } }));
}

export const slugTaken = () => {
  const message = "That URL slug is already taken.";
  return new Conflict(message, [{ path: "slug", message }]);
};

const changedMeanwhile = () =>
  new Conflict("This card was changed elsewhere since you opened it. Reload it to see the newest version.");

/** The first of base, base-2, base-3 … that no card has; a base that leaves no room for a number is cut. */
export function* freeSlug(tx: Tx, wanted: string) {
  const [same] = yield* run(tx.select({ slug: businessCards.slug }).from(businessCards).where(eq(businessCards.slug, wanted)));
  if (!same) return wanted;
  const base = wanted.slice(0, MAX_SLUG - MAX_NUMBER).replace(/-+$/, "");
  const rows = yield* run(tx.select({ slug: businessCards.slug }).from(businessCards)
    .where(like(businessCards.slug, `${base}-%`)));
  const taken = new Set(rows.map(({ slug }) => slug));
  let n = 2;
  while (taken.has(`${base}-${n}`)) n++;
  return `${base}-${n}`;
}

/** Room for `-99999`. */
const MAX_NUMBER = 6;

async function ownerOfNewCard(actor: SessionUser, sent: unknown) {
  return (await newOwner(actor, sent)) ?? actor;
}

/** The owner that was sent, where the actor may choose one; anybody else's choice is ignored. */
async function newOwner(actor: Actor, sent: unknown) {
  if (sent === undefined || sent === null || !canChooseCardOwner(actor)) return undefined;
  const { userId } = parse(z.object({ userId: rowId }), { userId: sent }, "body");
  const owner = await findUser(userId);
  if (!owner) throw new NotFound("User not found");
  return owner;
}

type Content = Omit<CardUpdate, "slug" | "userId" | "version">;

/** The columns that were sent. A customCss from below level 3 is left out and the stored one stays. */
function columnsOf(content: Content | Omit<CardCreate, "slug" | "userId">, actor: Actor, stored?: BusinessCard): Partial<NewBusinessCard> {
  const { customizations, formConfig, ...rest } = content;
  const sent = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Partial<NewBusinessCard>;
  if (formConfig !== undefined) sent.formConfig = { ...formConfig };
  if (customizations !== undefined) {
    const { customCss: sentCss, ...others } = customizations;
    const customCss = canSaveCustomCss(actor) ? sentCss : (stored?.customizations.customCss as string | undefined);
    sent.customizations = { ...others, ...(customCss !== undefined && { customCss }) };
  }
  return sent;
}
