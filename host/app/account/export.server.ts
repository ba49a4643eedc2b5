import { and, asc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { firstRow, rowBytes } from "#db/index.ts";
import { strToU8 } from "fflate";
import type { Customizations } from "#sdk/card/card-data.ts";
import { publicUser, type SessionUser } from "../auth/sessions/session.server.ts";
import { ownCard, readCards } from "../cards/own-cards.server.ts";
import type { ComposedCard } from "../cards/compose.ts";
import { contactOf, vCard } from "../cards/vcard.ts";
import { config } from "../config/config.server.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { database, db, tables, transaction } from "../database.server.ts";
import { canonicalUrl } from "../domains/addresses.server.ts";
import { readableColumns, pickColumns, type TableName } from "../field-access/columns.ts";
import { sizedPages } from "../runtime/sized-pages.ts";
import { STEP_BYTES, textEntry, type ZipEntry, zipStream } from "../runtime/zip-stream.server.ts";
import { ownConversation } from "../events/own-conversation.server.ts";
import { findUser } from "../auth/sign-in/find-user.server.ts";
import { filesOf, readUploaded } from "../users/files.server.ts";
import { readProblem } from "../domains/problem.ts";

const { domains, pwaSettings, salesbotConfigs, uploads } = tables;

/** Rows that are looked up at a time, before their texts are read. */
const PAGE = 500;
/** More cards than anybody has. */
const MAX_CARDS = 100_000;

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

export const exportFileName = ({ username }: { username: string }) =>
  `meishi-${username.replace(/[^A-Za-z0-9]/g, "_")}-${new Date().toISOString().slice(0, 10)}.zip`;

/**
 * A zip of all that is stored about a user: JSON of every row, contact files of the cards, uploaded files. Made while
 * it is sent.
 */
export const exportAccount = (user: SessionUser): ReadableStream<Uint8Array> => zipStream(user, entries(user));

async function* entries(actor: SessionUser): AsyncGenerator<ZipEntry> {
  const { id } = actor;
  await transaction((tx) => recordAudit(tx, actor, "account.export", `user:${id}`));
  const user = await findUser(id);
  yield json("account.json", { ...publicUser(user!), lastSignInAt: user!.lastSignInAt });
  yield { name: "cards.json", parts: cardsAsJson(id) };
  for await (const cards of readCards(id, MAX_CARDS)) for (const card of cards) yield* cardEntries(card);
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

async function* cardsAsJson(userId: number): AsyncGenerator<Uint8Array> {
  let separator = "[\n";
  for await (const cards of readCards(userId, MAX_CARDS))
    for (const card of cards) {
      yield strToU8(separator + JSON.stringify(ownCard(card), null, 2));
      separator = ",\n";
    }
  yield strToU8(separator === "[\n" ? "[]\n" : "\n]\n");
}

async function* cardEntries(card: ComposedCard): AsyncGenerator<ZipEntry> {
  const folder = `cards/${card.slug}`;
  const pageUrl = canonicalUrl(card);
  const contact = contactOf({ ...ownCard(card), customizations: card.customizations as Customizations });
  yield textEntry(`${folder}/contact.vcf`, vCard(contact, { pageUrl, host: new URL(config.publicUrl).host }));
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

const json = (name: string, value: unknown): ZipEntry => textEntry(name, `${JSON.stringify(value, null, 2)}\n`);
