import type { Actor } from "../access.ts";
import { toByteStream } from "../http/byte-stream.ts";
import { runExportStep } from "../runtime/export-queue.server.ts";
import { type Cell, csvHead, csvLines } from "./csv.ts";

/** Most rows in memory at a time. */
const ROWS_PER_PAGE = 250;

/** Source of a file's lines. */
interface Source<Row, Position> {
  /** The next rows after a position, at most `maxRows`, none at the end; without a position, the first ones. */
  find(after: Position | undefined, maxRows: number): PromiseLike<Row[]>;
  positionOf(row: Row): Position;
  toLines: ToLines<Row>;
}

type ToLines<Row> = (rows: Row[]) => readonly (readonly Cell[])[] | Promise<readonly (readonly Cell[])[]>;

/** Streams a CSV file of any length, page by page as the client reads it, taking turns with other exports. */
export function csvOfPages<Row, Position>(
  actor: Actor,
  header: readonly string[],
  { find, positionOf, toLines }: Source<Row, Position>,
): Promise<ReadableStream<Uint8Array>> {
  async function* pages(): AsyncGenerator<Row[], void> {
    let after: Position | undefined;
    for (;;) {
      const rows = await find(after, ROWS_PER_PAGE);
      if (rows.length === 0) return;
      yield rows;
      after = positionOf(rows.at(-1)!);
    }
  }
  return csvOf(actor, header, pages(), toLines);
}

/**
 * Like `csvOfPages()`, of pages that are made as the client reads them. Reads the first one before responding, so that
 * permission errors become a response.
 */
export async function csvOf<Row>(
  actor: Actor,
  header: readonly string[],
  pages: AsyncGenerator<Row[], void>,
  toLines: ToLines<Row>,
): Promise<ReadableStream<Uint8Array>> {
  const readNext = () =>
    runExportStep(actor, async () => {
      const { value, done } = await pages.next();
      return done ? undefined : csvLines(await toLines(value));
    });
  const first = await readNext();
  async function* text(): AsyncGenerator<string, void> {
    yield csvHead(header);
    for (let lines = first; lines !== undefined; lines = await readNext()) yield lines;
  }
  return toByteStream(text());
}
