import { and, desc, eq, inArray, lt } from "drizzle-orm";
import { containsText } from "#db/index.ts";
import { withSizes } from "../cards/listed-rows.server.ts";
import { db, tables } from "../database.server.ts";
import { readableColumns, pickColumns } from "../field-access/columns.ts";
import { MAX_SEARCHED, searchNewest, sizedPages, type SizedRow } from "../runtime/sized-pages.ts";
import type { ReceivedForm } from "./received-form.ts";

const { formSubmissions } = tables;

/** Messages whose sizes an export looks up at a time. */
const EXPORT_BATCH_SIZE = 500;

const RECEIVED = readableColumns("formSubmissions", "owner", [
  "id",
  "cardId",
  "formData",
  "submitterLocation",
  "submitterDevice",
  "country",
  "consentText",
  "timestamp",
]);

interface MessageFilter {
  message?: number;
  matches?: number[];
  cursor?: number;
}

/** The next messages of a card, newest first. */
const listIds = (cardId: number, { message, matches, cursor }: MessageFilter, limit: number) =>
  db
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(
      and(
        eq(formSubmissions.cardId, cardId),
        message === undefined ? undefined : eq(formSubmissions.id, message),
        cursor !== undefined ? lt(formSubmissions.id, cursor) : undefined,
        matches === undefined ? undefined : inArray(formSubmissions.id, matches),
      ),
    )
    .orderBy(desc(formSubmissions.id))
    .limit(limit);

const sizesOf = (rows: { id: number }[]) => withSizes(rows, formSubmissions, [formSubmissions.formData]);

/** The next messages of a card, newest first, and how long they are. */
export const listSizes = async (cardId: number, filter: MessageFilter, limit: number): Promise<SizedRow[]> =>
  sizesOf(await listIds(cardId, filter, limit));

/** The ids of a card's newest messages that contain a text; undefined for a blank one, which all match. */
export async function findMatches(cardId: number, search = ""): Promise<number[] | undefined> {
  if (search.trim() === "") return undefined;
  return searchNewest(await listIds(cardId, {}, MAX_SEARCHED), sizesOf, (ids) =>
    db
      .select({ id: formSubmissions.id })
      .from(formSubmissions)
      .where(and(inArray(formSubmissions.id, ids), containsText(formSubmissions.formData, search))),
  );
}

export async function readMessages(ids: number[]): Promise<ReceivedForm[]> {
  const rows = await db
    .select(pickColumns(formSubmissions, RECEIVED))
    .from(formSubmissions)
    .where(inArray(formSubmissions.id, ids))
    .orderBy(desc(formSubmissions.id));
  return rows.map((row) => ({
    ...row,
    formData: row.formData as Record<string, string>,
    timestamp: row.timestamp.toISOString(),
  }));
}

/** All messages of a card, or those before one, newest first, a small page at a time. */
export async function* pagesOfMessages(cardId: number, before?: number): AsyncGenerator<ReceivedForm[], void> {
  for (let cursor = before; ;) {
    const listed = await listSizes(cardId, { cursor }, EXPORT_BATCH_SIZE);
    for (const ids of sizedPages(listed)) yield await readMessages(ids);
    if (listed.length < EXPORT_BATCH_SIZE) return;
    cursor = listed.at(-1)!.id;
  }
}
