import { type Actor, mayReadInsights } from "../access.ts";
import { getCard } from "../cards/cards.server.ts";
import { toDashboard } from "../dashboard/lead-away.server.ts";
import { ownAddressOf } from "../domains/addresses.server.ts";
import { readLagging } from "../database.server.ts";
import { NotFound, Refused } from "../errors.ts";
import { cursorOf } from "../http/cursor.ts";
import type { Analytics, RawRows } from "./analytics.ts";
import type { AnalyticsQuery, Span } from "./analytics.schema.ts";
import { countEvents, readFigures } from "./figures.server.ts";
import { momentsOf } from "./periods.ts";
import { type Moments, type Positions, readRows, type Section, SECTIONS } from "./raw-rows.server.ts";

/** Rows of each list in one answer. */
export const MAX_ROWS = 1_000;

/** The card shown first. Users who may not see its analytics are redirected to the dashboard, which says why. */
export async function openPage(
  actor: Actor,
  cardId: number,
): Promise<{ id: number; name: string | null; slug: string; url?: string }> {
  try {
    const { id, name, slug, userId, teamId } = await getCard(actor, cardId, mayReadInsights);
    const url = ownAddressOf({ id, slug, userId, teamId });
    return { id, name, slug, ...(url !== undefined && { url }) };
  } catch (error) {
    if (error instanceof Refused) throw toDashboard("analyticsDenied");
    if (error instanceof NotFound) throw toDashboard("analyticsFailed");
    throw error;
  }
}

/** Figures and the newest rows or, with a cursor, the next rows. */
export async function read(
  actor: Actor,
  cardId: number,
  { cursor: positions, ...span }: AnalyticsQuery,
): Promise<Analytics> {
  const card = await getCard(actor, cardId, mayReadInsights);
  const figures = await readLagging((from) => readFigures(from, card, span));
  const moments = momentsAsked(span, figures);

  const rows: RawRows = { views: [], clicks: [], saves: [], submissions: [] };
  const next: Positions = {};
  await Promise.all(SECTIONS.map((section) => readSection(section)));
  const complete = Object.keys(next).length === 0;
  return { ...figures, ...rows, complete, cursor: complete ? null : cursorOf(next) };

  async function readSection<S extends Section>(section: S): Promise<void> {
    if (positions !== undefined && positions[section] === undefined) return;
    const found: RawRows[S] = await readLagging((from) =>
      readRows(from, section, cardId, moments, positions?.[section], MAX_ROWS + 1),
    );
    rows[section] = found.slice(0, MAX_ROWS) as RawRows[S];
    const last = found.length > MAX_ROWS ? rows[section].at(-1) : undefined;
    if (last) next[section] = [Date.parse(last.timestamp), last.id];
  }
}

/** A number that grows with each event, so that an open page notices new ones. */
export async function live(actor: Actor, cardId: number): Promise<{ events: number }> {
  await getCard(actor, cardId, mayReadInsights);
  return { events: await readLagging((from) => countEvents(from, cardId)) };
}

/** The period to read rows from; null if none was requested. */
export function momentsAsked({ range, from, to }: Span, days: { from: string; to: string; timeZone: string }): Moments {
  return range === undefined && from === undefined && to === undefined ? null : momentsOf(days, days.timeZone);
}
