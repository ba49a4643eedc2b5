import { eq, inArray } from "drizzle-orm";
import { type BusinessCard, firstRow, run, startsWithText, type Tx } from "#db/index.ts";
import { type Actor, LEVEL, mayManageTeam } from "../access.ts";
import { db, tables, transaction } from "../database.server.ts";
import { Conflict } from "../errors.ts";
import { slugFrom } from "./card.schema.ts";
import { FIELDS } from "./fields.ts";
import { cardMessages } from "./messages.en.ts";

// Earlier slugs of a card are on printed codes and keep leading to it: only its owner can reuse one, or an
// administrator, who gets a warning. A team's card is the team's, whoever holds it.

const { businessCards, slugHistory } = tables;

/** `field` is what the caller's body calls it. */
export const slugInUseError = (field = "slug") => Conflict.takenError(field, cardMessages.slugInUse);

/**
 * Whether a card may take this slug, and what an administrator should know of it; for the editor's answer while typing.
 */
export async function checkSlug(actor: Actor, slug: string, cardId?: number) {
  const live = await firstRow(
    db.select({ id: businessCards.id }).from(businessCards).where(eq(businessCards.slug, slug)),
  );
  if (live) return { isFree: live.id === cardId };
  const former = await formerOwner(db, slug);
  const card =
    cardId === undefined
      ? undefined
      : await firstRow(db.select(OWNERS).from(businessCards).where(eq(businessCards.id, cardId)));
  if (!former || mayReuse(actor, former, card ?? { userId: actor.id, teamId: null })) return { isFree: true };
  if (actor.level < LEVEL.admin) return { isFree: false };
  return { isFree: true, warning: cardMessages.slugWillMove(`/view/${slug}`) };
}

/** Whose a card is. */
type Ownership = Pick<BusinessCard, "userId" | "teamId">;
const OWNERS = { userId: businessCards.userId, teamId: businessCards.teamId };

/**
 * Whether a card may get a slug that led to another: of the same owner, who alone may give a team a personal one. Those
 * of a vacant card are for managers of its team.
 */
const mayReuse = (actor: Actor, former: Ownership & Pick<BusinessCard, "isVacant">, card: Ownership): boolean =>
  former.userId === card.userId &&
  !(former.isVacant && mayManageTeam(actor, former.teamId ?? 0)) &&
  (former.teamId === card.teamId || (former.teamId === null && former.userId === actor.id));

interface SlugClaim {
  slug: string;
  card: Ownership;
  renamed?: { id: number; slug: string };
  /** Name of the field in the caller's body. */
  field?: string;
}

/**
 * Claims a chosen slug for a card; `renamed` is the card whose current slug it replaces, and which keeps the old one as
 * an alias. Throws Conflict if the slug leads to another owner's card; administrators get a warning
 * instead.
 */
export function* claimSlug(tx: Tx, actor: Actor, { slug, card, renamed, field }: SlugClaim) {
  const former = yield* formerOwner(tx, slug);
  const isForeign = former !== undefined && !mayReuse(actor, former, card);
  if (isForeign && actor.level < LEVEL.admin) throw slugInUseError(field);
  yield* run(tx.delete(slugHistory).where(eq(slugHistory.slug, slug)));
  if (renamed)
    yield* run(
      tx
        .insert(slugHistory)
        .values({ slug: renamed.slug, cardId: renamed.id })
        .onConflictDoUpdate({ target: slugHistory.slug, set: { cardId: renamed.id } }),
    );
  return isForeign ? cardMessages.slugMoved(`/view/${slug}`) : undefined;
}

/** Whether claimSlug() would give it, for a new card. */
export function* canClaimSlug(tx: Tx, actor: Actor, slug: string, card: Ownership) {
  const live = yield* firstRow(
    tx.select({ id: businessCards.id }).from(businessCards).where(eq(businessCards.slug, slug)),
  );
  const former = yield* formerOwner(tx, slug);
  return !live && (!former || mayReuse(actor, former, card) || actor.level >= LEVEL.admin);
}

const formerOwner = (executor: Pick<typeof db, "select">, slug: string) =>
  firstRow(
    executor
      .select({ ...OWNERS, isVacant: businessCards.isVacant })
      .from(slugHistory)
      .innerJoin(businessCards, eq(businessCards.id, slugHistory.cardId))
      .where(eq(slugHistory.slug, slug)),
  );

/** Which of these slugs lead to a card, by its present address or one it had before. */
export function* usedSlugs(tx: Pick<typeof db, "select">, slugs: string[]) {
  const live = yield* run(
    tx.select({ slug: businessCards.slug }).from(businessCards).where(inArray(businessCards.slug, slugs)),
  );
  const former = yield* run(
    tx.select({ slug: slugHistory.slug }).from(slugHistory).where(inArray(slugHistory.slug, slugs)),
  );
  return new Set([...live, ...former].map(({ slug }) => slug));
}

/** Slug for the first card of a user with this username. */
export const firstCardSlug = (username: string): Promise<string> =>
  transaction((tx) => nextFreeSlug(tx, slugFrom(username) ?? "card"));

/** The first of base, base-2, base-3 … that leads to no card; a base that leaves no room for a number is cut. */
export function* nextFreeSlug(tx: Tx, requested: string) {
  const used = yield* usedSlugs(tx, [requested]);
  if (used.size === 0) return requested;
  const base = requested.slice(0, FIELDS.slug.limit - MAX_NUMBER).replace(/(?<!-)-+$/, "");
  const live = yield* run(
    tx
      .select({ slug: businessCards.slug })
      .from(businessCards)
      .where(startsWithText(businessCards.slug, `${base}-`)),
  );
  const former = yield* run(
    tx
      .select({ slug: slugHistory.slug })
      .from(slugHistory)
      .where(startsWithText(slugHistory.slug, `${base}-`)),
  );
  const existing = new Set([...live, ...former].map(({ slug }) => slug));
  let n = 2;
  while (existing.has(`${base}-${n}`)) n++;
  return `${base}-${n}`;
}

/** Leaves room for `-99999`. */
const MAX_NUMBER = 6;
