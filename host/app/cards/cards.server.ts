import { and, count, eq, sql } from "drizzle-orm";
import { z } from "zod";
import {
  type BusinessCard,
  firstRow,
  getRow,
  type NewBusinessCard,
  type Tx,
  type TxSteps,
  UniqueError,
} from "#db/index.ts";
import {
  type Actor,
  type CardOwner,
  canChooseCardOwner,
  LEVEL,
  mayAddCard,
  mayEditCard,
  mayEditCardWithSlug,
  mayEditSlug,
  requirePermission,
  type Refusal,
} from "../access.ts";
import { recordForeignCardAudit, changedFields } from "../audit/audit.server.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { Conflict, NotFound } from "../errors.ts";
import { parse, rowId } from "../http/parse.ts";
import { findUser } from "../auth/sign-in/find-user.server.ts";
import { lookupKey } from "../input/lookup-key.ts";
import { adoptReferencedFiles } from "./referenced-files.server.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { createFairQueue } from "../runtime/fair-queue.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { type CardCreate, type CardUpdate, slugFrom } from "./card.schema.ts";
import { slug as slugSchema } from "./values.schema.ts";
import { cardColumns, ownerPhoneContext } from "./columns.server.ts";
import { applyTemplate, type ComposedCard } from "./compose.ts";
import { type OwnCard, ownCard } from "./own-cards.server.ts";
import { stripLockedFields } from "./locks.server.ts";
import { composed, ofTemplate, countsTowardLimit, CARD_WITH_TEMPLATE, type StoredCard } from "./stored.server.ts";
import { nextFreeSlug, canClaimSlug, slugInUseError, claimSlug } from "./slugs.server.ts";
import { concernsFollowers, countFollowers, followerObserver, recordFollowerUpdates } from "./followers.server.ts";
import { recordEvents } from "../webhooks/record-events.server.ts";
import { cardUpdated } from "./account-events.ts";
import { transactionOf } from "../auth/transaction-of.server.ts";
import { cardMessages } from "./messages.en.ts";
import type { Text } from "../languages/message.ts";

const { businessCards, cardTemplates, teamMembers, users } = tables;

/** Returns a card with its owner's id and level. Requires permission to edit it. */
export async function read(actor: Actor, id: number) {
  const row = await getRow(
    db
      .select({ ...CARD_WITH_TEMPLATE, user: { id: users.id, accessLevel: users.accessLevel } })
      .from(businessCards)
      .innerJoin(users, eq(users.id, businessCards.userId))
      .leftJoin(cardTemplates, ofTemplate)
      .where(eq(businessCards.id, id)),
    () => new NotFound(cardMessages.notFound),
  );
  requirePermission(mayEditCard(actor, row.card));
  return { ...ownCard(composed(row), (await countFollowers([id])).get(id)), user: row.user };
}

type CardRule = (actor: Actor, card: CardOwner) => Refusal | null;

/** Returns a composed card if `mayUse` allows it. Throws NotFound or Refused. */
export const getCard = async (actor: Actor, id: number, mayUse: CardRule): Promise<ComposedCard> =>
  composed(await getStored(actor, id, mayUse));

async function getStored(actor: Actor, id: number, mayUse: CardRule): Promise<StoredCard> {
  const stored = await findStored(id);
  if (!stored) throw new NotFound(cardMessages.notFound);
  requirePermission(mayUse(actor, stored.card));
  return stored;
}

/** A card as it is shown; what the viewer may see is decided afterwards. */
export async function findCard(id: number): Promise<ComposedCard | undefined> {
  const stored = await findStored(id);
  return stored && composed(stored);
}

async function findStored(id: number): Promise<StoredCard | undefined> {
  return await firstRow(storedById.execute({ id }));
}

/** Prepared once, as nearly every request about a card asks it. */
const storedById = db
  .select(CARD_WITH_TEMPLATE)
  .from(businessCards)
  .leftJoin(cardTemplates, ofTemplate)
  .where(eq(businessCards.id, sql.placeholder("id")))
  .prepare("stored_card_by_id");

/** A saved card, with a note about its slug that an administrator may need. */
type SavedCard = OwnCard & { warning?: Text };

const saved = (card: ComposedCard, warning: Text | undefined): SavedCard => ({
  ...ownCard(card),
  ...(warning && { warning }),
});

/** Creates a card within its owner's limit; if the given slug is taken, another is derived from it. */
export async function create(actor: SessionUser, input: CardCreate): Promise<SavedCard> {
  const { slug: sentSlug, userId: requestedOwner, ...content } = input;
  const owner = await ownerOfNewCard(actor, requestedOwner);
  // Level 1 cannot choose a slug; a username sent as one is treated like the owner's, as a name to derive it from.
  const isOwnChoice =
    actor.level >= LEVEL.professional && sentSlug && lookupKey(sentSlug) !== lookupKey(owner.username);
  const base = isOwnChoice
    ? parse(z.object({ slug: slugSchema }), { slug: sentSlug }, "body").slug
    : (slugFrom(owner.username) ?? "card");
  const columns = await cardColumns(content, actor, await ownerPhoneContext(actor, { userId: owner.id }));
  return transaction(function* (tx) {
    const owned = yield* getRow(tx.select({ n: count() }).from(businessCards).where(countsTowardLimit(owner.id)));
    requirePermission(mayAddCard({ id: owner.id, level: owner.accessLevel }, owned.n));
    const card = { userId: owner.id, teamId: null };
    const slug = isOwnChoice && (yield* canClaimSlug(tx, actor, base, card)) ? base : yield* nextFreeSlug(tx, base);
    const warning = yield* claimSlug(tx, actor, { slug, card });
    const created = yield* getRow(
      tx
        .insert(businessCards)
        .values({ ...columns, userId: owner.id, slug, name: content.name ?? owner.fullName ?? owner.username })
        .returning(),
    );
    yield* recordForeignCardAudit(tx, actor, "card.create", created);
    return saved(applyTemplate(created, null), warning);
  });
}

/**
 * Changes a card. Fields not sent stay; an old `version` is a Conflict and changes nothing, without one the last save
 * counts.
 */
export function update(actor: Actor, id: number, input: CardUpdate): Promise<SavedCard> {
  return saveQueue(`${actor.id} ${id}`, () => save(actor, id, input));
}

/**
 * Saves of one account take turns: otherwise all but one would find a newer version than they read and restart. No
 * more wait than one address may have under way (server/admission.ts).
 */
const saveQueue = createFairQueue({ concurrency: Infinity, perKey: 1, maxQueued: 200 });

async function save(actor: Actor, id: number, input: CardUpdate): Promise<SavedCard> {
  const { slug, userId: requestedOwner, version, ...content } = input;
  const stored = await getStored(actor, id, slug === undefined ? mayEditCard : mayEditCardWithSlug);
  const { card, template } = stored;
  const isRenamed = slug !== undefined && slug !== card.slug;
  if (isRenamed) requirePermission(mayEditSlug(actor, card));
  // A card keeps every address it ever had, so their number is limited.
  if (isRenamed && actor.level < LEVEL.admin) await consume("rename", { card: id }, cardMessages.tooManyRenames);
  if (version !== undefined && version !== card.version) throw changedElsewhere();
  const owner = await newOwner(actor, requestedOwner);
  if (owner && owner.id !== card.userId) await refuseOutsider(card, owner.id);
  const changes: Partial<NewBusinessCard> = {
    ...stripLockedFields(
      await cardColumns(content, actor, owner ?? (await ownerPhoneContext(actor, card)), composed(stored)),
      card,
      template,
    ),
    ...(isRenamed && { slug }),
    ...(owner && owner.id !== card.userId && { userId: owner.id, ownerSince: new Date(), isVacant: false }),
    version: card.version + 1,
  };
  function* write(tx: Tx): TxSteps<SavedCard | undefined> {
    const written = yield* firstRow<BusinessCard>(
      tx
        .update(businessCards)
        .set(changes)
        .where(and(eq(businessCards.id, id), eq(businessCards.version, card.version)))
        .returning(),
    );
    if (!written) return undefined;
    if (written.userId !== card.userId) yield* adoptReferencedFiles(tx, written, card.userId);
    const warning = isRenamed ? yield* claimSlug(tx, actor, { slug, card: written, renamed: card }) : undefined;
    const fields = changedFields(card, changes).filter((name) => name !== "version");
    yield* recordForeignCardAudit(tx, actor, "card.update", card, { fields });
    yield* recordEvents(tx, tables, cardUpdated(written, fields));
    if (concernsFollowers(fields)) yield* recordFollowerUpdates(tx, [id]);
    return saved(applyTemplate(written, template), warning);
  }
  try {
    // An address and an owner outlast whoever gives them.
    const changed = await (isRenamed || owner ? transactionOf(actor, write) : transaction(write));
    if (changed) {
      const followedBy = (await countFollowers([id])).get(id) ?? 0;
      // The card is saved; what follows it is caught up by the job.
      if (followedBy > 0)
        await followerObserver
          .cardChanged(id)
          .catch((error: unknown) => log("warn", "followers wait", errorFields(error)));
      return { ...changed, followedBy };
    }
  } catch (error) {
    if (error instanceof UniqueError && error.column === "slug") throw slugInUseError();
    throw error;
  }
  // Another save came between our read and write. A save without a version overwrites it.
  if (version !== undefined) throw changedElsewhere();
  return save(actor, id, input);
}

const changedElsewhere = () => new Conflict(cardMessages.changedElsewhere, "changed");

async function ownerOfNewCard(actor: SessionUser, requestedId: unknown) {
  return (await newOwner(actor, requestedId)) ?? actor;
}

/** The requested owner, if the actor may choose one; otherwise the request is ignored. */
async function newOwner(actor: Actor, requestedId: unknown) {
  if (requestedId === undefined || requestedId === null || !canChooseCardOwner(actor)) return undefined;
  const { userId } = parse(z.object({ userId: rowId }), { userId: requestedId }, "body");
  const owner = await findUser(userId);
  if (!owner) throw new NotFound(cardMessages.ownerNotFound);
  return owner;
}

/** A team's card stays within its team. */
async function refuseOutsider({ teamId }: BusinessCard, userId: number): Promise<void> {
  if (teamId === null) return;
  await getRow(
    db
      .select({ id: teamMembers.id })
      .from(teamMembers)
      .where(and(eq(teamMembers.userId, userId), eq(teamMembers.teamId, teamId))),
    () => new Conflict(cardMessages.belongsToTeam, "refused"),
  );
}
