import { and, asc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { firstRow, rowBytes } from "#db/index.ts";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { Customizations } from "#sdk/card/card-data.ts";
import { publicUser, type SessionUser } from "../auth/sessions/session.server.ts";
import { ownCard } from "../cards/cards.server.ts";
import type { ComposedCard } from "../cards/compose.ts";
import { composed, ownedBy, ofTemplate, CARD_WITH_TEMPLATE } from "../cards/stored.server.ts";
import { contactOf, vCard } from "../cards/vcard.ts";
import { config } from "../config/config.server.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { database, db, tables, transaction } from "../database.server.ts";
import { canonicalUrl } from "../domains/addresses.server.ts";
import { readableColumns, pickColumns, type TableName } from "../field-access/columns.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { runExportStep } from "../runtime/export-queue.ts";
import { sizedPages } from "../runtime/sized-pages.ts";
import { ownConversation } from "../events/own-conversation.server.ts";
import { findUser } from "../auth/sign-in/find-user.server.ts";
import { filesOf, readUploaded } from "../users/files.server.ts";
import { readProblem } from "../domains/problem.ts";

const { businessCards, cardTemplates, domains, pwaSettings, salesbotConfigs, uploads } = tables;

/** Rows that are looked up at a time, before their texts are read. */
const PAGE = 500;
/** Bytes that are packed in one step. */
const STEP_BYTES = 64 * 1024;

/** Everything of a card that has a row per event, and its file in the archive. */
const HISTORIES = {
  "campaigns.json": "campaigns",
  "views.json": "cardViews",
  "clicks.json": "cardClicks",
  "saves.json": "cardSaves",
  "submissions.json": "formSubmissions",
  "contacts.json": "contacts",
  "conversations.json": "salesbotConversations",
} as const satisfies Record<string, TableName>;

/** Pictures and the like do not get smaller. */
const PACKED = /\.(?:jpe?g|png|gif|webp|mp4|zip)$/i;

type Entry = { name: string; parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

export const exportFileName = ({ username }: { username: string }) =>
  `meishi-${username.replace(/[^A-Za-z0-9]/g, "_")}-${new Date().toISOString().slice(0, 10)}.zip`;

/**
 * A zip of all that is stored about a user: JSON of every row, contact files of the cards, uploaded files. Made while
 * it is sent.
 */
export function exportAccount(user: SessionUser): ReadableStream<Uint8Array> {
  const pieces = zipped(entries(user));
  let hasLeft = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        for (;;) {
          const { value, done } = await runExportStep(user.id, () => pieces.next());
          if (hasLeft) return; // nothing may be handed to a stream that is cancelled
          if (done) return controller.close();
          if (value.length > 0) return controller.enqueue(value);
        }
      } catch (error) {
        log("error", "export failed", { userId: user.id, ...errorFields(error) });
        controller.error(error);
      }
    },
    async cancel() {
      hasLeft = true;
      await pieces.return(undefined);
    },
  });
}

/** One piece for each step of the work, empty where the packing keeps what it was given. */
async function* zipped(files: AsyncIterable<Entry>): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    ready.push(data);
  });
  const flush = () => {
    const piece = Buffer.concat(ready);
    ready = [];
    return piece;
  };
  for await (const { name, parts } of files) {
    const file = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const part of parts) {
      for (let from = 0; from < part.length; from += STEP_BYTES) {
        file.push(part.subarray(from, from + STEP_BYTES));
        yield flush();
      }
    }
    file.push(new Uint8Array(), true);
    yield flush();
  }
  zip.end();
  yield flush();
}

async function* entries(actor: SessionUser): AsyncGenerator<Entry> {
  const { id } = actor;
  await transaction((tx) => recordAudit(tx, actor, "account.export", `user:${id}`));
  const user = await findUser(id);
  yield json("account.json", { ...publicUser(user!), lastSignInAt: user!.lastSignInAt });
  const stored = await db
    .select(CARD_WITH_TEMPLATE)
    .from(businessCards)
    .leftJoin(cardTemplates, ofTemplate)
    .where(ownedBy(id))
    .orderBy(asc(businessCards.id));
  const cards = stored.map(composed);
  yield json("cards.json", cards.map(ownCard));
  for (const card of cards) yield* cardEntries(card);
  yield { name: "people.json", parts: rowsAsJson("people", eq(tables.people.userId, id)) };
  const { addressBooks, addressBookEntries } = tables;
  const book = await firstRow(db.select().from(addressBooks).where(eq(addressBooks.userId, id)));
  // vCards as written by devices, with properties that contacts have no field for.
  if (book)
    yield {
      name: "address-book.json",
      parts: rowsAsJson("addressBookEntries", eq(addressBookEntries.bookId, book.id)),
    };
  const settings = await db
    .select(pickColumns(pwaSettings, readableColumns("pwaSettings", "export")))
    .from(pwaSettings)
    .where(eq(pwaSettings.scope, String(id)));
  if (settings.length > 0) yield json("web-app.json", settings);
  const hosts = await db
    .select(pickColumns(domains, readableColumns("domains", "export")))
    .from(domains)
    .where(eq(domains.userId, id));
  if (hosts.length > 0)
    yield json(
      "domains.json",
      hosts.map((host) => ({ ...host, problem: host.problem && readProblem(host.problem) })),
    );
  const files = db.select(pickColumns(uploads, readableColumns("uploads", "export"))).from(uploads);
  yield json("files.json", await files.where(eq(uploads.userId, id)));
  for (const path of await filesOf(id)) {
    const content = await readUploaded(path);
    if (content) yield { name: `files/${path}`, parts: [content] };
  }
}

async function* cardEntries(card: ComposedCard): AsyncGenerator<Entry> {
  const folder = `cards/${card.slug}`;
  const pageUrl = canonicalUrl(card);
  const contact = contactOf({ ...ownCard(card), customizations: card.customizations as Customizations });
  yield text(`${folder}/contact.vcf`, vCard(contact, { pageUrl, host: new URL(config.publicUrl).host }));
  const configs = await db
    .select(pickColumns(salesbotConfigs, readableColumns("salesbotConfigs", "export")))
    .from(salesbotConfigs)
    .where(inArray(salesbotConfigs.cardId, [card.id]));
  if (configs.length > 0)
    yield json(
      `${folder}/salesbot.json`,
      configs.map((row) => ({ ...row, priceRanges: Object.fromEntries(row.priceRanges) })),
    );
  for (const [name, history] of Object.entries(HISTORIES))
    yield { name: `${folder}/${name}`, parts: rowsAsJson(history, eq(tables[history].cardId, card.id)) };
}

type Long = (typeof HISTORIES)[keyof typeof HISTORIES] | "people" | "addressBookEntries";

/** A JSON list, written a page at a time: a busy card has millions of rows, and a row may have 200 KB. */
async function* rowsAsJson(name: Long, condition: SQL): AsyncGenerator<Uint8Array> {
  const table = tables[name];
  const columns: readonly string[] = readableColumns(name, "export");
  yield strToU8("[");
  let separator = "\n";
  let after = 0;
  for (;;) {
    const listed = await db
      .select({ id: table.id, size: rowBytes(database, table) })
      .from(table)
      .where(and(condition, gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(PAGE);
    for (const ids of sizedPages(listed, STEP_BYTES)) {
      const rows = await db.select().from(table).where(inArray(table.id, ids)).orderBy(asc(table.id));
      if (rows.length === 0) continue; // deleted meanwhile
      yield strToU8(separator + rows.map((row) => JSON.stringify(exportedRow(row, columns))).join(",\n"));
      separator = ",\n";
    }
    if (listed.length < PAGE) break;
    after = listed.at(-1)!.id;
  }
  yield strToU8("\n]\n");
}

/** A conversation stands in the export as its owner's pages have it; other rows are their columns. */
const exportedRow = (row: (typeof tables)[Long]["$inferSelect"], columns: readonly string[]): object =>
  "conversationData" in row
    ? ownConversation(row, { isOwner: true })
    : pickColumns(row, columns as readonly (keyof typeof row)[]);

const text = (name: string, content: string): Entry => ({ name, parts: [strToU8(content)] });
const json = (name: string, value: unknown): Entry => text(name, `${JSON.stringify(value, null, 2)}\n`);
