import { nextEventLoopTurn } from "./event-loop-queue.ts";

/** Most bytes of stored texts that are read at a time. */
const MAX_PAGE_BYTES = 256 * 1024;

/** A row, and how many bytes its texts have. */
export interface SizedRow {
  id: number;
  size: number;
}

/** The ids of rows, in pages of a bounded size: one row at least, whatever it has. */
export function* sizedPages(rows: SizedRow[], maxBytes = MAX_PAGE_BYTES): Generator<number[]> {
  let ids: number[] = [];
  let bytes = 0;
  for (const { id, size } of rows) {
    if (ids.length > 0 && bytes + size > maxBytes) {
      yield ids;
      ids = [];
      bytes = 0;
    }
    ids.push(id);
    bytes += size;
  }
  if (ids.length > 0) yield ids;
}

/** Reads rows in pages of a bounded size. SQLite blocks while it reads, so others get a turn between two pages. */
export async function readInPages<Row>(rows: SizedRow[], read: (ids: number[]) => PromiseLike<Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  let isFirst = true;
  for (const ids of sizedPages(rows)) {
    if (!isFirst) await nextEventLoopTurn();
    all.push(...(await read(ids)));
    isFirst = false;
  }
  return all;
}

/** Rows that a search reads at most, and their bytes: it looks at each text. */
const MAX_SEARCHED = 5_000;
const MAX_SEARCHED_BYTES = 32 * 1024 * 1024;

/** The ids of those that match among the newest rows, which `listNewest` returns, newest first. */
export async function searchNewest(
  listNewest: (maxRows: number) => PromiseLike<SizedRow[]>,
  findMatching: (ids: number[]) => PromiseLike<{ id: number }[]>,
): Promise<number[]> {
  const listed = await listNewest(MAX_SEARCHED);
  const [searched = []] = sizedPages(listed, MAX_SEARCHED_BYTES);
  const matches = await readInPages(listed.slice(0, searched.length), findMatching);
  return matches.map(({ id }) => id);
}
