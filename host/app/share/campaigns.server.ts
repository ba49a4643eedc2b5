import { normalForm } from "#sdk/normal-form.ts";
import { and, count, eq, inArray, sum } from "drizzle-orm";
import {
  containsText,
  deleteInSteps,
  firstRow,
  getRow,
  run,
  startsWithText,
  type Tx,
  type TxSteps,
  UniqueError,
} from "#db/index.ts";
import { type Actor, mayEditCard, mayReadAnalytics } from "../access.ts";
import { recordForeignCardAudit } from "../audit/audit.server.ts";
import { getCard } from "../cards/cards.server.ts";
import { slugFrom } from "../cards/card.schema.ts";
import { database, db, tables, transaction } from "../database.server.ts";
import { readableColumns, pickColumns } from "../field-access/columns.ts";
import { canonicalUrl, pageUrlOf } from "../domains/addresses.server.ts";
import { Conflict, NotFound } from "../errors.ts";
import { compactedValues } from "../events/compacted-counts.server.ts";
import { DAY } from "../events/rollups.ts";
import type { Source } from "../events/source.ts";
import { type Page, readPage, orderByColumns } from "../http/paging.server.ts";
import { lookupKey } from "../input/lookup-key.ts";
import { type Campaign, CAMPAIGN_LIMITS } from "./campaign.ts";
import type { CampaignChange, CampaignsQuery, NewCampaign } from "./campaign.schema.ts";
import { shareMessages } from "./messages.en.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";

const { campaigns, eventRollups } = tables;

const OWNER_COLUMNS = readableColumns("campaigns", "owner", ["id", "name", "code", "note", "isActive"]);

/** A card's campaigns with what each has brought since it began. */
export async function list(
  actor: Actor,
  cardId: number,
  { search, sort, ...page }: CampaignsQuery,
): Promise<Page<Campaign>> {
  const card = await getCard(actor, cardId, mayReadAnalytics);
  const matching = and(eq(campaigns.cardId, cardId), containsText(campaigns.nameKey, search && lookupKey(search)));
  const { pageRows, next, total } = await readPage(
    page,
    db
      .select(pickColumns(campaigns, OWNER_COLUMNS))
      .from(campaigns)
      .where(matching)
      .orderBy(...orderByColumns(sort, { createdAt: campaigns.id, name: campaigns.nameKey }, campaigns.id)),
    db.select({ n: count() }).from(campaigns).where(matching),
  );
  const countsFor = await countsOf(
    cardId,
    pageRows.map(({ id }) => id),
  );
  return {
    items: pageRows.map((row) => ({ ...row, url: campaignUrl(card, row.code), ...countsFor(row.id) })),
    next,
    total,
  };
}

/** Creates a campaign with a code derived from its name. Throws Conflict if the card has one of that name. */
export async function create(actor: Actor, cardId: number, { name, note = null }: NewCampaign): Promise<Campaign> {
  const card = await getCard(actor, cardId, mayEditCard);
  const row = await withUniqueName(() =>
    transaction(function* (tx) {
      const existing = yield* getRow(tx.select({ n: count() }).from(campaigns).where(eq(campaigns.cardId, cardId)));
      if (existing.n >= CAMPAIGN_LIMITS.perCard)
        throw new Conflict(shareMessages.campaignsFull(CAMPAIGN_LIMITS.perCard), "full");
      const code = yield* freeCode(tx, cardId, name);
      const created = yield* getRow(
        tx
          .insert(campaigns)
          .values({ cardId, name, nameKey: lookupKey(name), code, note })
          .returning(pickColumns(campaigns, OWNER_COLUMNS)),
      );
      yield* recordForeignCardAudit(tx, actor, "campaign.create", card);
      return created;
    }),
  );
  return { ...row, url: campaignUrl(card, row.code), views: 0, saves: 0, leads: 0 };
}

/** Renames a campaign, changes its note, ends it or goes on with it. Its code stays. */
export async function update(
  actor: Actor,
  cardId: number,
  id: number,
  { name, note, isActive }: CampaignChange,
): Promise<Campaign> {
  const card = await getCard(actor, cardId, mayEditCard);
  const isThis = and(eq(campaigns.id, id), eq(campaigns.cardId, cardId));
  const changes = {
    ...(name !== undefined && { name, nameKey: lookupKey(name) }),
    ...(note !== undefined && { note }),
    ...(isActive !== undefined && { isActive }),
  };
  const row =
    Object.keys(changes).length === 0
      ? await firstRow(db.select(pickColumns(campaigns, OWNER_COLUMNS)).from(campaigns).where(isThis))
      : await withUniqueName(() =>
          transaction(function* (tx) {
            yield* recordForeignCardAudit(tx, actor, "campaign.update", card, { fields: Object.keys(changes) });
            return yield* firstRow(
              tx.update(campaigns).set(changes).where(isThis).returning(pickColumns(campaigns, OWNER_COLUMNS)),
            );
          }),
        );
  if (!row) throw new NotFound(shareMessages.campaignNotFound);
  return { ...row, url: campaignUrl(card, row.code), ...(await countsOf(cardId, [id]))(id) };
}

/** Deletes a campaign and its counts. The card's own totals keep its visits. */
export async function remove(actor: Actor, cardId: number, id: number): Promise<void> {
  const card = await getCard(actor, cardId, mayEditCard);
  const isThis = and(eq(campaigns.id, id), eq(campaigns.cardId, cardId));
  const notFound = () => new NotFound(shareMessages.campaignNotFound);
  await getRow(db.select({ id: campaigns.id }).from(campaigns).where(isThis), notFound);
  const { dimension, value } = eventRollups;
  const isCount = and(eq(eventRollups.cardId, cardId), eq(dimension, "campaign"), eq(value, String(id)));
  await deleteInSteps(database, eventRollups, isCount, nextEventLoopTurn);
  await transaction(function* (tx) {
    yield* getRow(tx.delete(campaigns).where(isThis).returning({ id: campaigns.id }), notFound);
    // Deletes the counts of visits meanwhile.
    yield* run(tx.delete(eventRollups).where(isCount));
    yield* recordForeignCardAudit(tx, actor, "campaign.delete", card);
  });
}

/**
 * URL in a printed code of the card, with source and campaign, which may have ended. Throws NotFound if the card has no
 * such campaign.
 */
export async function campaignCodeUrl(
  card: { id: number; slug: string; url?: string },
  { c, s }: { c?: string; s: Source },
): Promise<string> {
  if (c === undefined) return `${pageUrlOf(card)}?s=${s}`;
  const row = await getRow(
    db
      .select({ code: campaigns.code })
      .from(campaigns)
      .where(and(eq(campaigns.cardId, card.id), eq(campaigns.code, c.toLowerCase()))),
    () => new NotFound(shareMessages.campaignNotFound),
  );
  return `${pageUrlOf(card)}?c=${row.code}&s=${s}`;
}

const campaignUrl = (card: { id: number; slug: string; userId: number; teamId: number | null }, code: string) =>
  `${canonicalUrl(card)}?c=${code}`;

async function withUniqueName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof UniqueError) throw Conflict.takenError("name", shareMessages.nameInUse);
    throw error;
  }
}

/** `Berlin Fair` becomes berlin-fair, then berlin-fair-2; a name without Latin letters campaign. */
function* freeCode(tx: Tx, cardId: number, name: string): TxSteps<string> {
  const hasLatin = /[a-z\d]/i.test(normalForm(name, "NFKD"));
  const base = ((hasLatin && slugFrom(name)) || "campaign").slice(0, 40).replace(/(?<!-)-+$/, "");
  const existing = yield* run(
    tx
      .select({ code: campaigns.code })
      .from(campaigns)
      .where(and(eq(campaigns.cardId, cardId), startsWithText(campaigns.code, base)))
      .limit(CAMPAIGN_LIMITS.perCard),
  );
  const codes = new Set(existing.map(({ code }) => code));
  for (let n = 1; ; n++) {
    const code = n === 1 ? base : `${base}-${n}`;
    if (!codes.has(code)) return code;
  }
}

interface Counts {
  views: number;
  saves: number;
  leads: number;
}

const FIELDS: Record<string, keyof Counts> = { view: "views", save: "saves", submission: "leads" };

/** Results of campaigns, from the rollups of whole days. */
async function countsOf(cardId: number, ids: number[]): Promise<(id: number) => Counts> {
  const [rows, packed] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          db
            .select({ kind: eventRollups.kind, value: eventRollups.value, n: sum(eventRollups.n).mapWith(Number) })
            .from(eventRollups)
            .where(
              and(
                eq(eventRollups.cardId, cardId),
                eq(eventRollups.minutes, DAY),
                eq(eventRollups.dimension, "campaign"),
                inArray(eventRollups.value, ids.map(String)),
              ),
            )
            .groupBy(eventRollups.kind, eventRollups.value),
          compactedValues(database, [cardId], ["campaign"]),
        ]);
  return (id) => {
    const counts: Counts = { views: 0, saves: 0, leads: 0 };
    for (const { kind, value, n } of [...rows, ...packed]) {
      const field = FIELDS[kind];
      if (field && value === String(id)) counts[field] += n;
    }
    return counts;
  };
}
