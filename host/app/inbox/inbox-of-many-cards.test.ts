import { beforeAll, describe, expect, test } from "vitest";
import { run } from "#db/index.ts";
import { addCard } from "../../../db/tests/databases.ts";
import { aCard } from "../../tests/builders.ts";
import { planOf, queriesOf, watchQueries } from "../../tests/query-plans.ts";
import { LEVEL } from "../access.ts";
import type { CsvDownload } from "../csv/csv-response.server.ts";
import { database } from "../database.server.ts";
import { parse } from "../http/parse.ts";
import * as conversations from "../salesbot/conversations.server.ts";
import { conversationQuery } from "../salesbot/salesbot.schema.ts";
import { inboxQuery } from "./inbox.schema.ts";
import * as inbox from "./inbox.server.ts";

const TABLES = /form_submissions|salesbot_conversations|salesbot_unanswered/;

const { tables, transaction } = database;
/** Cards whose lists are merged, and more, whose rows are sorted. */
const OWNERS = [{ cards: 40 }, { cards: 60 }];
let owners: { id: number; level: number }[];

watchQueries();

beforeAll(async () => {
  owners = await Promise.all(OWNERS.map(({ cards }) => anOwnerOf(cards)));
});

/** An owner of so many cards, each with an item of each kind. */
async function anOwnerOf(cards: number) {
  const first = await addCard(database);
  const owner = { id: first.userId, level: LEVEL.professional };
  for (let n = 0; n < cards; n++) {
    const { id: cardId } = n === 0 ? first : await aCard(database, owner);
    // Several at one moment, so that their ids and kinds decide.
    const at = new Date(Date.UTC(2026, 5, 1, 12, 0, (n * 7) % 10));
    const isRead = n % 2 === 0;
    const conversation = { cardId, sessionId: `of-${cardId}`, updatedAt: at, isRead };
    await transaction(function* (tx) {
      yield* run(
        tx.insert(tables.formSubmissions).values({ cardId, formData: { text: `Hello ${n}` }, timestamp: at, isRead }),
      );
      yield* run(tx.insert(tables.salesbotConversations).values(conversation));
      yield* run(tx.insert(tables.salesbotUnanswered).values({ cardId, question: `${n}?`, lastAt: at }));
    });
  }
  return owner;
}

const inboxOf = (query: object) => parse(inboxQuery, query, "query");

async function pagesOf<Item>(list: (cursor: { cursor?: string }) => Promise<{ items: Item[]; next: string | null }>) {
  const all: Item[] = [];
  for (let cursor = {}; ;) {
    const { items, next } = await list(cursor);
    all.push(...items);
    if (next === null) return all;
    cursor = { cursor: next };
  }
}

describe.each(OWNERS.map(({ cards }, index) => ({ cards, index })))("the inbox of $cards cards", ({ cards, index }) => {
  test.each(["at", "-at"])("has pages that follow each other in one order: %s", async (sort) => {
    const all = await pagesOf((cursor) => inbox.list(owners[index]!, inboxOf({ limit: "25", sort, ...cursor })));
    const inOrder = all.toSorted(
      (a, b) => Date.parse(a.at) - Date.parse(b.at) || a.kind.localeCompare(b.kind) || a.id - b.id,
    );
    expect(all).toEqual(sort === "at" ? inOrder : inOrder.reverse());
    expect(new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(3 * cards);
  });

  test("has conversations in order, filtered and counted", async () => {
    const all = await pagesOf(async (cursor) => {
      const query = parse(conversationQuery, { isRead: "true", ...cursor }, "query");
      const page = await conversations.listAll(owners[index]!, { ...query, limit: 7 });
      expect(page.total).toBe(cards / 2);
      return page;
    });
    expect(all).toEqual(
      all.toSorted((a, b) => Date.parse(String(b.updatedAt)) - Date.parse(String(a.updatedAt)) || b.id - a.id),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(cards / 2);
  });
});

test("no list over all cards sorts its rows, or reads the long ones that it passes over", async () => {
  const owner = owners[0]!;
  const cursor = (await inbox.list(owner, inboxOf({ limit: "20" }))).next!;
  const position = (await conversations.listAll(owner, { limit: 20 })).next!;
  const textOf = async (csv: Promise<CsvDownload>) => new Response((await csv).body).text();
  const queries = await queriesOf(async () => {
    for (const query of [{}, { sort: "at" }, { unread: "true" }, { archived: "true" }, { kind: "message" }, { cursor }])
      await inbox.listRows(owner, inboxOf(query));
    await inbox.countUnread(owner);
    await inbox.countUnreadBy(owner, inboxOf({}));
    await textOf(inbox.exportCsv(owner, inboxOf({ format: "csv" })));
    for (const filter of [{}, { minScore: "50", outcome: "browsing", isRead: "false" }, { cursor: position }])
      await conversations.listAll(owner, parse(conversationQuery, filter, "query"));
    await textOf(conversations.exportCsv(owner, undefined));
  });
  const ofRows = [...new Set(queries)].filter((query) => TABLES.test(query));
  expect(ofRows.length).toBeGreaterThan(20);
  for (const query of ofRows)
    for (const step of planOf(query)) {
      // Within one conversation, the last message of a row of an earlier release is looked for.
      if (!query.includes("json_each")) expect(step, query).not.toMatch(/TEMP B-TREE FOR ORDER BY/);
      if (/(?:form_submissions|salesbot_conversations)\b/.test(step) && !query.endsWith("where false"))
        expect(step, query).toMatch(/^SEARCH \w+ USING (?:COVERING INDEX|INTEGER PRIMARY KEY)/);
    }
});

test("a search asks for the sizes of texts until it has enough of them", async () => {
  const { id: cardId, userId } = await addCard(database);
  const long = Array.from({ length: 101 }, () => ({ cardId, formData: { text: "x".repeat(400_000) } }));
  for (const row of long) await transaction((tx) => tx.insert(tables.formSubmissions).values(row));
  const query = inboxOf({ search: "xyz", kind: "message" });
  const queries = await queriesOf(() => inbox.list({ id: userId, level: LEVEL.basic }, query));
  const sized = queries.filter((text) => text.includes("octet_length"));
  expect(sized.map((text) => text.match(/\?/g)!.length)).toEqual([100]);
});
