import type { Actor } from "../access.ts";
import { toByteStream } from "../http/byte-stream.ts";
import { splitPage } from "../http/paging.server.ts";
import { runExportStep } from "../runtime/export-queue.ts";
import { type Cell, csvHead, csvLines } from "./csv.ts";

/** Rows in memory at a time, where nothing else is said. */
const ROWS_PER_PAGE = 250;

/** Source of a file's lines. */
interface Source<Row, Position> {
  /** The rows after a position, at most `maxRows`; without a position, the first ones. */
  find(after: Position | undefined, maxRows: number): PromiseLike<Row[]>;
  positionOf(row: Row): Position;
  toLines(rows: Row[]): readonly (readonly Cell[])[] | Promise<readonly (readonly Cell[])[]>;
  rowsPerPage?: number;
}

/**
 * Streams a CSV file of any length, page by page as the client reads it, taking turns with other exports. Reads the
 * first page before responding, so that permission errors become a response.
 */
export async function csvOfPages<Row, Position>(
  actor: Actor,
  header: readonly string[],
  { find, positionOf, toLines, rowsPerPage = ROWS_PER_PAGE }: Source<Row, Position>,
): Promise<ReadableStream<Uint8Array>> {
  const readNext = (after: Position | undefined) =>
    runExportStep(actor.id, async () => {
      const { pageRows, last } = splitPage(await find(after, rowsPerPage + 1), rowsPerPage);
      return { lines: await toLines(pageRows), after: last && positionOf(last) };
    });
  const first = await readNext(undefined);
  async function* text(): AsyncGenerator<string, void> {
    yield csvHead(header);
    for (let page = first; ; page = await readNext(page.after)) {
      yield csvLines(page.lines);
      if (page.after === undefined) return;
    }
  }
  return toByteStream(text());
}
