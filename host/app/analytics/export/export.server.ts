import { type Actor, mayReadAnalytics } from "../../access.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { getCard } from "../../cards/cards.server.ts";
import type { CsvDownload } from "../../csv/csv-response.server.ts";
import { readFromReplica, transaction } from "../../database.server.ts";
import { toByteStream } from "../../http/byte-stream.ts";
import { runExportStep } from "../../runtime/export-queue.server.ts";
import type { Figures, RawRows } from "../analytics.ts";
import type { DateSpan } from "../analytics.schema.ts";
import { MAX_ROWS, requestedTimeRange } from "../analytics.server.ts";
import { exportHead, figureLines, rawLines } from "./export.ts";
import { exportDay, exportFileName, type ExportType, hasEvents, sectionsOf } from "./export-types.ts";
import { readFigures } from "../figures/figures.server.ts";
import { type TimeRange, type RowCursor, fittingRows, readRows } from "../figures/raw-rows.server.ts";

/**
 * A CSV file of any length, read page by page as the client takes it: never more than a thousand rows are in memory.
 * Rows that arrive meanwhile are newer than where reading began, and stay out.
 */
export async function exportCsv(
  actor: Actor,
  cardId: number,
  { type, ...span }: DateSpan & { type: ExportType },
): Promise<CsvDownload> {
  const card = await getCard(actor, cardId, mayReadAnalytics);
  await transaction((tx) => recordAudit(tx, actor, "analytics.export", `card:${cardId}`, {}, card.teamId));
  const figures = await readFromReplica((from) => readFigures(from, card, span));
  return {
    fileName: exportFileName(figures.card, type, exportDay(span.timeZone)),
    body: toByteStream(textOf(actor, type, figures, requestedTimeRange(span, figures))),
  };
}

async function* textOf(
  reader: Actor,
  type: ExportType,
  figures: Figures,
  moments: TimeRange,
): AsyncGenerator<string, void> {
  yield exportHead(type);
  const sections = sectionsOf(type);
  if (!sections) {
    if (hasEvents(figures)) yield figureLines(type, figures);
    return;
  }
  for (const section of sections) yield* linesOf(reader, type, section, figures, moments);
}

async function* linesOf<S extends keyof RawRows>(
  reader: Actor,
  type: ExportType,
  section: S,
  { cardId, card }: Figures,
  moments: TimeRange,
): AsyncGenerator<string, void> {
  let after: RowCursor | undefined;
  for (;;) {
    const { rows, limit, lines } = await runExportStep(reader, async () => {
      const limit = await readFromReplica((from) => fittingRows(from, section, cardId, moments, after, MAX_ROWS));
      const rows: RawRows[S] = await readFromReplica((from) => readRows(from, section, cardId, moments, after, limit));
      return { rows, limit, lines: rows.length > 0 ? rawLines(card, type, section, rows) : undefined };
    });
    if (lines !== undefined) yield lines;
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    after = [Date.parse(last.timestamp), last.id];
  }
}
