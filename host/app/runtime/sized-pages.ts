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

/**
 * Reads rows in pages of a bounded size, in their order, without those that are gone meanwhile. SQLite blocks while it
 * reads, so others get a turn between two pages.
 */
export async function readInPages<Row extends { id: number }>(
  rows: SizedRow[],
  read: (ids: number[]) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  let isFirst = true;
  for (const ids of sizedPages(rows)) {
    if (!isFirst) await nextEventLoopTurn();
    const rowOf = new Map((await read(ids)).map((row) => [row.id, row]));
    for (const id of ids) if (rowOf.has(id)) all.push(rowOf.get(id)!);
    isFirst = false;
  }
  return all;
}

/** Rows that a search reads at most, and their bytes: it looks at each text. */
export const MAX_SEARCHED = 5_000;
const MAX_SEARCHED_BYTES = 32 * 1024 * 1024;
/** Rows whose sizes are asked for at a time: PostgreSQL unpacks a text to tell its size. */
const SIZED_AT_ONCE = 100;

/** The ids of those that match among the newest rows, which come newest first, `MAX_SEARCHED` at most. */
export async function searchNewest<Row>(
  newest: Row[],
  sizesOf: (rows: Row[]) => PromiseLike<SizedRow[]>,
  findMatching: (ids: number[]) => PromiseLike<{ id: number }[]>,
): Promise<number[]> {
  const sized: SizedRow[] = [];
  for (let bytes = 0; sized.length < newest.length && bytes <= MAX_SEARCHED_BYTES;) {
    const next = await sizesOf(newest.slice(sized.length, sized.length + SIZED_AT_ONCE));
    for (const { size } of next) bytes += size;
    sized.push(...next);
  }
  const [searched = []] = sizedPages(sized, MAX_SEARCHED_BYTES);
  const matches = await readInPages(sized.slice(0, searched.length), findMatching);
  return matches.map(({ id }) => id);
}
