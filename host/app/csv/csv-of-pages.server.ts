import type { Actor } from "../access.ts";
import { toByteStream } from "../http/byte-stream.ts";
import { runExportStep } from "../runtime/export-queue.ts";
import { type Cell, csvHead, csvLines } from "./csv.ts";

/** Rows in memory at a time. */
export const ROWS_PER_PAGE = 250;

interface ExportPage<Item, Position> {
  items: Item[];
  /** Where the next page begins; undefined after the last. */
  after: Position | undefined;
}

/**
 * A CSV file of any length, read page by page as the client takes it, in turns with the exports of others. Reads the
 * first page before it answers, so that whoever may not read is refused.
 */
export async function csvOfPages<Item, Position>(
  actor: Actor,
  header: readonly string[],
  readPage: (after: Position | undefined) => Promise<ExportPage<Item, Position>>,
  toRow: (item: Item) => readonly Cell[],
): Promise<ReadableStream<Uint8Array>> {
  const readNext = (after: Position | undefined) => runExportStep(actor.id, () => readPage(after));
  const first = await readNext(undefined);
  async function* text(): AsyncGenerator<string, void> {
    yield csvHead(header);
    for (let page = first; ; page = await readNext(page.after)) {
      yield csvLines(page.items.map(toRow));
      if (page.after === undefined) return;
    }
  }
  return toByteStream(text());
}
