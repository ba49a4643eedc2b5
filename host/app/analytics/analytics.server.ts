import { redirect } from "@remix-run/node";
import type { BusinessCard } from "#db/index.ts";
import { type Actor, permit, readInsights } from "../access.ts";
import { getCard } from "../cards/cards.server.ts";
import type { Notice } from "../dashboard/notices.ts";
import { database } from "../database.server.ts";
import { Invalid, NotFound, Refused } from "../errors.ts";
import type { Analytics, RawRows } from "./analytics.ts";
import type { AnalyticsQuery, Span } from "./analytics.schema.ts";
import { countEvents, readFigures } from "./figures.server.ts";
import { momentsOf } from "./periods.ts";
import { cursorOf, type Moments, type Positions, readCursor, readRows, type Section, SECTIONS } from "./raw-rows.server.ts";

/** Rows of each list in one answer. */
export const MAX_ROWS = 1_000;

/** The card, for those who may see its numbers. */
export async function getCardForInsights(actor: Actor, cardId: number): Promise<BusinessCard> {
  const card = await getCard(cardId);
  permit(readInsights(actor, card));
  return card;
}

/** The card that the page begins with; who may not see its numbers is led to the dashboard, which says why. */
export async function openPage(actor: Actor, cardId: number): Promise<{ id: number; name: string | null; slug: string }> {
  try {
    const { id, name, slug } = await getCardForInsights(actor, cardId);
    return { id, name, slug };
  } catch (error) {
    if (error instanceof Refused) throw away("uninsightful");
    if (error instanceof NotFound) throw away("uncounted");
    throw error;
  }
}

const away = (notice: Notice) => redirect(`/dashboard?notice=${notice}`);

/** Figures and the newest rows; with a cursor the rows that follow. */
export async function read(actor: Actor, cardId: number, { cursor, ...span }: AnalyticsQuery): Promise<Analytics> {
  const card = await getCardForInsights(actor, cardId);
  const positions = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && positions === undefined) throw Invalid.field("cursor", "cursor must be one that an answer gave");
  const figures = await readFigures(database, card, span);
  const moments = momentsAsked(span, figures);

  const rows: RawRows = { views: [], clicks: [], saves: [], submissions: [] };
  const next: Positions = {};
  await Promise.all(SECTIONS.map((section) => readSection(section)));
  const complete = Object.keys(next).length === 0;
  return { ...figures, ...rows, complete, cursor: complete ? null : cursorOf(next) };

  async function readSection<S extends Section>(section: S): Promise<void> {
    if (positions !== undefined && positions[section] === undefined) return;
    const found: RawRows[S] = await readRows(database, section, cardId, moments, positions?.[section], MAX_ROWS + 1);
    rows[section] = found.slice(0, MAX_ROWS) as RawRows[S];
    const last = found.length > MAX_ROWS ? rows[section].at(-1) : undefined;
    if (last) next[section] = [Date.parse(last.timestamp), last.id];
  }
}

/** A number that grows with each event: an open page asks for it to notice new ones. */
export async function live(actor: Actor, cardId: number): Promise<{ events: number }> {
  await getCardForInsights(actor, cardId);
  return { events: await countEvents(database, cardId) };
}

/** The moments rows are wanted from; null where no time was asked for. */
export function momentsAsked({ range, from, to }: Span, days: { from: string; to: string; timeZone: string }): Moments {
  return range === undefined && from === undefined && to === undefined ? null : momentsOf(days, days.timeZone);
}
