import { and, eq, inArray, sum } from "drizzle-orm";
import type { Customizations } from "#sdk/card/card-data.ts";
import { cardLimit, cardLimitMessage } from "../access.ts";
import type { SessionUser } from "../auth/session.server.ts";
import * as cards from "../cards/cards.server.ts";
import { db, tables } from "../database.server.ts";

const { eventRollups, salesbotConfigs } = tables;

/** Rollups of a whole day: summing them touches few rows. */
const DAY_MINUTES = 1_440;

/** Everything the dashboard shows: the user's cards, their totals, and whether another card may be made. */
export async function dashboard(user: SessionUser) {
  const own = await cards.list(user);
  const ids = own.map(({ id }) => id);
  const [totals, enabled] = await Promise.all([totalsOf(ids), enabledBots(ids)]);
  return {
    cards: own.map((card) => ({
      id: card.id, slug: card.slug, theme: card.theme, name: card.name, title: card.title, company: card.company,
      profilePicture: card.profilePicture, coverPhoto: card.coverPhoto, isPaused: card.isPaused,
      colors: (card.customizations as Customizations).colors, hasSalesbot: enabled.has(card.id),
    })),
    totals,
    /** Why no further card can be made; null when it can. */
    limit: own.length >= cardLimit(user.level) ? cardLimitMessage(user.level) : null,
  };
}

export type Dashboard = Awaited<ReturnType<typeof dashboard>>;

async function totalsOf(ids: number[]): Promise<{ views: number; saves: number }> {
  if (ids.length === 0) return { views: 0, saves: 0 };
  const rows = await db.select({ kind: eventRollups.kind, n: sum(eventRollups.n).mapWith(Number) }).from(eventRollups)
    .where(and(inArray(eventRollups.cardId, ids), eq(eventRollups.minutes, DAY_MINUTES), eq(eventRollups.dimension, "total")))
    .groupBy(eventRollups.kind);
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.n ?? 0;
  return { views: of("view"), saves: of("save") };
}

async function enabledBots(ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.select({ cardId: salesbotConfigs.cardId }).from(salesbotConfigs)
    .where(and(inArray(salesbotConfigs.cardId, ids), eq(salesbotConfigs.isEnabled, true)));
  return new Set(rows.map(({ cardId }) => cardId));
}
