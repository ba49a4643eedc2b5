import { eq } from "drizzle-orm";
import { firstRow, type SalesbotConfig } from "#db/index.ts";
import { type Actor, LEVEL, mayConfigureSalesbot, mayOpenSalesbot, requirePermission } from "../access.ts";
import { findCard, getCard } from "../cards/cards.server.ts";
import { publicCard } from "../cards/public-card.server.ts";
import { recordForeignCardAudit, changedFields } from "../audit/audit.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { readableColumns, pickColumns } from "../field-access/columns.ts";
import { NotFound, Unauthenticated } from "../errors.ts";
import {
  DEFAULT_SETTINGS,
  type SalesbotSettings,
  type SalesbotUpdate,
  SETTING_NAMES,
  type WorkingHours,
} from "./salesbot.schema.ts";
import { cardMessages } from "../cards/messages.en.ts";

const { salesbotConfigs, users } = tables;

/** Public facts about an assistant. */
interface PublicSalesbot {
  isEnabled: boolean;
  botName: string;
  avatarUrl: string | null;
}

/** The whole configuration, as its owner gets it. */
export interface OwnSalesbot extends SalesbotSettings {
  id: number | null;
  cardId: number;
  /** Tokens a language model has taken today (UTC). */
  tokensSpentToday: number;
  /** Null where nothing was saved yet. */
  createdAt: string | null;
  updatedAt: string | null;
}

export const utcDay = (now = new Date()): string => now.toISOString().slice(0, 10);

const SETTINGS = readableColumns("salesbotConfigs", "owner", SETTING_NAMES);

/** Settings for engines, from a row or the defaults. */
export function toSettings(row: SalesbotConfig | null | undefined): SalesbotSettings {
  if (!row) return DEFAULT_SETTINGS;
  return {
    ...pickColumns(row, SETTINGS),
    priceRanges: Object.fromEntries(row.priceRanges),
    workingHours: row.workingHours as WorkingHours | null,
  };
}

function ownSalesbot(cardId: number, row: SalesbotConfig | undefined): OwnSalesbot {
  return {
    id: row?.id ?? null,
    cardId,
    ...toSettings(row),
    tokensSpentToday: row?.tokensDay === utcDay() ? row.tokensSpent : 0,
    createdAt: row?.createdAt.toISOString() ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

/** Returns the whole configuration to the owner (level 2 and up) and administrators, otherwise three public keys. */
export async function read(
  actor: Actor | null,
  cardId: number,
  isPublic: boolean,
): Promise<OwnSalesbot | PublicSalesbot> {
  if (isPublic) return readPublic(cardId);
  if (!actor) throw new Unauthenticated();
  const card = await findCard(cardId);
  if (!card) throw new NotFound(cardMessages.notFound);
  if (mayConfigureSalesbot(actor, card) === null) return ownSalesbot(cardId, await findConfig(cardId));
  // A paused card is hidden from others; its owner of level 1 sees what a visitor would.
  if (actor.id !== card.userId) return readPublic(cardId);
  const row = await findConfig(cardId);
  return { isEnabled: false, botName: toSettings(row).botName, avatarUrl: toSettings(row).avatarUrl };
}

async function readPublic(cardId: number): Promise<PublicSalesbot> {
  const { salesbot } = await publicCard(String(cardId));
  return { isEnabled: salesbot.isEnabled, botName: salesbot.botName, avatarUrl: salesbot.avatarUrl };
}

/** The card of a configuration page; throws NotFound or Refused. */
export async function readForPage(actor: Actor, cardId: number) {
  // Below level 2 the page says so, whatever card it is asked for.
  requirePermission(mayOpenSalesbot(actor));
  const card = await getCard(actor, cardId, mayConfigureSalesbot);
  const owner = await firstRow(
    db.select({ accessLevel: users.accessLevel }).from(users).where(eq(users.id, card.userId)),
  );
  return {
    card: { id: card.id, slug: card.slug, name: card.name, company: card.company },
    /** Below, the assistant stays off for visitors whatever the switch says. */
    isOwnerEntitled: (owner?.accessLevel ?? 0) >= LEVEL.professional,
  };
}

/** Changes the configuration; fields that were not sent stay. Throws NotFound or Refused. */
export async function update(
  actor: Actor,
  cardId: number,
  { priceRanges, ...input }: SalesbotUpdate,
): Promise<OwnSalesbot> {
  const card = await getCard(actor, cardId, mayConfigureSalesbot);
  const sent = {
    ...(Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as typeof input),
    ...(priceRanges && { priceRanges: Object.entries(priceRanges) }),
  };
  const row = await transaction(function* (tx) {
    const before = (yield* firstRow(tx.select().from(salesbotConfigs).where(eq(salesbotConfigs.cardId, cardId)))) ?? {};
    const saved = yield* firstRow(
      tx
        .insert(salesbotConfigs)
        .values({ ...sent, cardId })
        .onConflictDoUpdate({ target: salesbotConfigs.cardId, set: { ...sent, updatedAt: new Date() } })
        .returning(),
    );
    yield* recordForeignCardAudit(tx, actor, "assistant.update", card, { fields: changedFields(before, sent) });
    return saved;
  });
  return ownSalesbot(cardId, row);
}

async function findConfig(cardId: number): Promise<SalesbotConfig | undefined> {
  return await firstRow(db.select().from(salesbotConfigs).where(eq(salesbotConfigs.cardId, cardId)));
}
