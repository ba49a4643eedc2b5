import { type Actor, mayReadAnalytics } from "../access.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { getCard } from "../cards/cards.server.ts";
import { redirectToDashboard } from "../dashboard/redirect-to-dashboard.server.ts";
import { customDomainUrl } from "../domains/addresses.server.ts";
import { readFromReplica } from "../database.server.ts";
import { NotFound, Forbidden } from "../errors.ts";
import { encodeCursor } from "../http/cursor.ts";
import { splitPage } from "../http/paging.server.ts";
import type { Analytics, RawRows } from "./analytics.ts";
import type { AnalyticsQuery, DateSpan } from "./analytics.schema.ts";
import { countEvents, readFigures } from "./figures/figures.server.ts";
import { toTimeRange } from "./periods.ts";
import {
  type TimeRange,
  type RowCursors,
  fittingRows,
  readRows,
  type Section,
  SECTIONS,
} from "./figures/raw-rows.server.ts";

/** Rows of each list in one answer. */
export const MAX_ROWS = 1_000;

/** Loads the card shown first. Users who may not see its analytics are redirected to the dashboard, with the reason. */
export async function loadAnalyticsPage(
  actor: Actor,
  cardId: number,
): Promise<{ id: number; name: string | null; slug: string; url?: string }> {
  try {
    const { id, name, slug, userId, teamId } = await getCard(actor, cardId, mayReadAnalytics);
    const url = customDomainUrl({ id, slug, userId, teamId });
    return { id, name, slug, ...(url !== undefined && { url }) };
  } catch (error) {
    if (error instanceof Forbidden) throw redirectToDashboard("analyticsDenied");
    if (error instanceof NotFound) throw redirectToDashboard("analyticsFailed");
    throw error;
  }
}

/** Figures and the newest rows or, with a cursor, the next rows. */
export async function read(
  actor: Actor,
  cardId: number,
  { cursor: positions, ...span }: AnalyticsQuery,
): Promise<Analytics> {
  const card = await getCard(actor, cardId, mayReadAnalytics);
  const figures = await readFromReplica((from) => readFigures(from, card, span));
  const moments = requestedTimeRange(span, figures);

  const rows: RawRows = { views: [], clicks: [], saves: [], submissions: [] };
  const next: RowCursors = {};
  for (const section of SECTIONS) {
    await readSection(section);
    await nextEventLoopTurn(); // a list may have a megabyte
  }
  const complete = Object.keys(next).length === 0;
  return { ...figures, ...rows, complete, cursor: complete ? null : encodeCursor(next) };

  async function readSection<S extends Section>(section: S): Promise<void> {
    if (positions !== undefined && positions[section] === undefined) return;
    const after = positions?.[section];
    const limit = await readFromReplica((from) => fittingRows(from, section, cardId, moments, after, MAX_ROWS));
    if (limit === 0) return;
    const sectionRows: RawRows[S] = await readFromReplica((from) =>
      readRows(from, section, cardId, moments, after, limit + 1),
    );
    const { pageRows, last } = splitPage<RawRows[Section][number]>(sectionRows, limit);
    rows[section] = pageRows as RawRows[S];
    if (last) next[section] = [Date.parse(last.timestamp), last.id];
  }
}

/** A number that grows with each event, so that an open page notices new ones. */
export async function live(actor: Actor, cardId: number): Promise<{ events: number }> {
  await getCard(actor, cardId, mayReadAnalytics);
  return { events: await readFromReplica((from) => countEvents(from, cardId)) };
}

/** The period to read rows from; null if none was requested. */
export function requestedTimeRange(
  { range, from, to }: DateSpan,
  days: { from: string; to: string; timeZone: string },
): TimeRange {
  return range === undefined && from === undefined && to === undefined ? null : toTimeRange(days, days.timeZone);
}
