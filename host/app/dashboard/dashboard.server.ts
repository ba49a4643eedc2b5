import { and, asc, eq, gte, inArray, or, type SQL, sum } from "drizzle-orm";
import { z } from "zod";
import { containsText } from "#db/index.ts";
import type { Customizations } from "#sdk/card/card-data.ts";
import { colorStops } from "#sdk/card/colours.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import { LEVEL, mayAddCard } from "../access.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import { database, db, tables } from "../database.server.ts";
import { applyTemplate } from "../cards/compose.ts";
import { ownedBy, ofTemplate, TEMPLATE } from "../cards/stored.server.ts";
import { readableColumns, pickColumns } from "../field-access/columns.ts";
import { customDomainUrl } from "../domains/addresses.server.ts";
import { offsetCursor } from "../http/cursor.ts";
import { toPage } from "../http/paging.server.ts";
import { renderOwnCard } from "../rendered-cards/render-card.server.tsx";
import { compactedTotals } from "../events/compacted-counts.server.ts";
import { bucketOf, DAY } from "../events/rollups.ts";
import type { Locale } from "../languages/locales.ts";

const { businessCards, cardTemplates, eventRollups, salesbotConfigs } = tables;

export type DashboardCard = Awaited<ReturnType<typeof dashboard>>["cards"][number];

/** Search and page of the tiles. */
export const dashboardQuery = z.object({ search: z.string().max(100).optional(), cursor: offsetCursor.optional() });
type DashboardQuery = z.output<typeof dashboardQuery>;

/** Loads the dashboard: the user's cards with their figures, and whether another card may be created. */
export async function dashboard(user: SessionUser, locale: Locale, query: DashboardQuery) {
  const own = await ownCards(user.id);
  const ids = own.map(({ id }) => id);
  const [first] = ids;
  const [[firstCard], { pageRows, next }, totals, days, renderedCard] = await Promise.all([
    first === undefined ? [] : tiles(user.id, eq(businessCards.id, first), 0, 1),
    tilesPage(user.id, query),
    totalsOf(ids),
    daysOf(ids),
    first === undefined ? null : renderOwnCard(user, first, locale),
  ]);
  const cards = firstCard ? [firstCard, ...pageRows] : pageRows;
  const activeBots = await activeSalesbots(cards.map(({ id }) => id));
  const [featured, ...listed] = cards.map(({ customizations, lockedFields: _, teamId, phone: __, ...card }) => ({
    ...card,
    look: lookOf(card.theme, customizations as Customizations),
    isSalesbotActive: user.level >= LEVEL.professional && activeBots.has(card.id),
    /** On a domain of the user's. */
    url: customDomainUrl({ ...card, userId: user.id, teamId }),
  }));
  return {
    featured,
    cards: listed,
    /** Cursor of the next tiles; null on the last page. */
    next,
    counts: { cards: own.length, paused: own.filter(({ isPaused }) => isPaused).length },
    totals,
    days,
    missing: firstCard ? missingOf(firstCard) : null,
    /** The featured card. */
    renderedCard,
    /** Why no further card can be made; null when one can. */
    limit: mayAddCard(user, own.filter(({ teamId }) => teamId === null).length)?.reason.in(locale) ?? null,
  };
}

/** Few enough ids for one query. */
const MAX_CARDS = 5_000;
/** Number of tiles per page. */
const TILES_PER_PAGE = 200;

/** Columns shown on a tile, and the phone number, to suggest it if missing. */
const TILE = readableColumns("businessCards", "owner", [
  "id",
  "slug",
  "theme",
  "name",
  "title",
  "company",
  "phone",
  "profilePicture",
  "coverPhoto",
  "isPaused",
  "version",
  "customizations",
  "teamId",
]);

/** The user's cards by age, with what counts and limits need. */
const ownCards = (userId: number) =>
  db
    .select({ id: businessCards.id, isPaused: businessCards.isPaused, teamId: businessCards.teamId })
    .from(businessCards)
    .where(ownedBy(userId))
    .orderBy(asc(businessCards.id))
    .limit(MAX_CARDS);

/** One of the user's cards, else the first, with where it is. */
export async function ownCardLink(userId: number, cardId: number | undefined) {
  const [named] = cardId === undefined ? [] : await tiles(userId, eq(businessCards.id, cardId), 0, 1);
  const [card] = named ? [named] : await tiles(userId, undefined, 0, 1);
  return card && { id: card.id, name: card.name, slug: card.slug, url: customDomainUrl({ ...card, userId }) };
}

async function tilesPage(userId: number, { search, cursor: from = 0 }: DashboardQuery) {
  const { name, company, slug } = businessCards;
  const matching = or(...[name, company, slug].map((text) => containsText(text, search)));
  const rows = await tiles(userId, matching, from, TILES_PER_PAGE + 1);
  return toPage(rows, TILES_PER_PAGE, () => from + TILES_PER_PAGE);
}

async function tiles(userId: number, where: SQL | undefined, from: number, maxRows: number) {
  const rows = await db
    .select({ card: pickColumns(businessCards, TILE), template: TEMPLATE })
    .from(businessCards)
    .leftJoin(cardTemplates, ofTemplate)
    .where(and(ownedBy(userId), where))
    .orderBy(asc(businessCards.id))
    .limit(maxRows)
    .offset(from);
  return rows.map(({ card, template }) => applyTemplate(card, template));
}

const FIRST_FIELDS = ["profilePicture", "phone", "title"] as const;
export type MissingField = (typeof FIRST_FIELDS)[number];

/** The next field that a card without it should get, unless the team sets it. */
const missingOf = (card: Record<MissingField, string | null> & { lockedFields: readonly string[] }) =>
  FIRST_FIELDS.find((field) => !card[field] && !card.lockedFields.includes(field)) ?? null;

/** The colours of the small picture of a card: its owner's, else its theme's. */
function lookOf(theme: string, { colors: own }: Customizations) {
  const { colors } = themeOf(theme);
  return {
    primary: colorStops(own?.primary)?.[0] ?? colors.primary,
    accent: own?.accent ?? colors.accent,
    surface: colorStops(own?.background)?.[0] ?? colors.surface,
    ink: own?.text ?? colors.ink,
  };
}

/** Views and saves of whole days. */
const areTotals = and(
  eq(eventRollups.minutes, DAY),
  eq(eventRollups.dimension, "total"),
  inArray(eventRollups.kind, ["view", "save"]),
);

async function totalsOf(ids: number[]): Promise<{ views: number; saves: number }> {
  if (ids.length === 0) return { views: 0, saves: 0 };
  const [rows, packed] = await Promise.all([
    db
      .select({ kind: eventRollups.kind, n: sum(eventRollups.n).mapWith(Number) })
      .from(eventRollups)
      .where(and(inArray(eventRollups.cardId, ids), areTotals))
      .groupBy(eventRollups.kind),
    compactedTotals(database, ids),
  ]);
  const of = (eventKind: string) =>
    [...rows, ...packed].reduce((all, { kind, n }) => (kind === eventKind ? all + n : all), 0);
  return { views: of("view"), saves: of("save") };
}

const COURSE_DAYS = 30;

async function daysOf(ids: number[]): Promise<{ views: number[]; saves: number[] }> {
  const first = bucketOf(new Date(), DAY) - COURSE_DAYS + 1;
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ kind: eventRollups.kind, bucket: eventRollups.bucket, n: sum(eventRollups.n).mapWith(Number) })
          .from(eventRollups)
          .where(and(inArray(eventRollups.cardId, ids), areTotals, gte(eventRollups.bucket, first)))
          .groupBy(eventRollups.kind, eventRollups.bucket);
  const of = (eventKind: string) => {
    const days = new Array<number>(COURSE_DAYS).fill(0);
    for (const { kind, bucket, n } of rows)
      if (kind === eventKind && bucket - first < COURSE_DAYS) days[bucket - first] = n;
    return days;
  };
  return { views: of("view"), saves: of("save") };
}

async function activeSalesbots(ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ cardId: salesbotConfigs.cardId })
    .from(salesbotConfigs)
    .where(and(inArray(salesbotConfigs.cardId, ids), eq(salesbotConfigs.isEnabled, true)));
  return new Set(rows.map(({ cardId }) => cardId));
}
