import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addCard } from "../../../../db/tests/databases.ts";
import { planOf, queriesOf, watchQueries } from "../../../tests/query-plans.ts";
import { database } from "../../database.server.ts";
import { commitEvents } from "../../events/commit.server.ts";
import * as conversations from "../../salesbot/conversations.server.ts";
import type { ConversationFilter } from "../../salesbot/conversations.server.ts";
import type { AnalyticsQuery } from "../analytics.schema.ts";
import * as analytics from "../analytics.server.ts";
import { exportCsv } from "../export/export.server.ts";
import { RANGES } from "../periods.ts";

watchQueries();

const anOwner = (id: number) => ({ id, level: 2 });
const position: [number, number] = [Date.now(), 1_000_000];
const cursor = { views: position, clicks: position, saves: position, submissions: position };
const spans: AnalyticsQuery[] = [
  ...RANGES.map((range) => ({ range })),
  {},
  { from: "2026-03-01", to: "2026-03-29" },
].map((span) => ({ ...span, timeZone: "Europe/Berlin" }));
const filters: ConversationFilter[] = [
  {},
  { minScore: 50, outcome: "browsing", isRead: false },
  { cursor: [Date.now(), 7] },
];

describe("what analytics and inbox read", () => {
  const aMessageOf = (cardId: number, timestamp = new Date("2026-03-01")) =>
    database.transaction((tx) =>
      tx.insert(database.tables.formSubmissions).values({ cardId, timestamp, formData: { message: "Hello" } }),
    );

  test("is found by an index, in whatever range, and behind a cursor too", async () => {
    const card = await addCard(database);
    await aMessageOf(card.id);
    const owner = anOwner(card.userId);
    const queries = await queriesOf(async () => {
      for (const span of spans) {
        await analytics.read(owner, card.id, span);
        await analytics.read(owner, card.id, { ...span, cursor });
      }
      await analytics.live(owner, card.id);
      for (const filter of filters) {
        await conversations.list(owner, card.id, filter);
        await conversations.listAll(owner, filter);
      }
      await conversations.countUnread(card.id);
    });
    expect(new Set(queries).size).toBeGreaterThan(30);
    for (const query of new Set(queries)) {
      for (const step of planOf(query)) expect(step, query).not.toMatch(/^SCAN (?!CONSTANT|entry VIRTUAL TABLE)/);
    }
  });

  test("begins where the page before ended: newer rows are not read again", async () => {
    const card = await addCard(database);
    await aMessageOf(card.id);
    const owner = anOwner(card.userId);
    const behind = await queriesOf(async () => {
      await analytics.read(owner, card.id, { timeZone: "UTC", cursor });
      await conversations.list(owner, card.id, filters[2]);
    });
    const paged = behind.filter(
      (query) =>
        /limit \?$/.test(query) &&
        / from "(?:card_views|card_clicks|card_saves|form_submissions|salesbot_conversations)" .*order by/.test(query),
    );
    // Of messages, first how long they are.
    expect(paged).toHaveLength(6);
    for (const query of paged)
      expect(planOf(query).join("\n"), query).toMatch(
        /SEARCH \w+ USING (?:COVERING )?INDEX \w+_by_card \(card_id=\? AND (?:timestamp|updated_at)<\?\)/,
      );
  });

  test("takes as many queries for hundreds of events and talks as for one talk", async () => {
    const [empty, full] = [await addCard(database), await addCard(database)];
    const now = Date.now();
    await commitEvents(
      database,
      Array.from({ length: 300 }, (_, i) => ({
        kind: "view" as const,
        cardId: full.id,
        at: new Date(now - i * 3_600_000),
        source: "link" as const,
        referrer: `site-${i}.example.com`,
        ip: null,
        location: null,
        country: ["PT", "DE", null][i % 3]!,
        device: null,
        deviceClass: null,
        isBot: false,
        userId: null,
        visitorHash: null,
        key: null,
      })),
    );
    const {
      transaction,
      tables: { salesbotConversations },
    } = database;
    await transaction((tx) =>
      tx
        .insert(salesbotConversations)
        .values(Array.from({ length: 40 }, () => ({ cardId: full.id, sessionId: randomUUID() }))),
    );
    await transaction((tx) => tx.insert(salesbotConversations).values({ cardId: empty.id, sessionId: randomUUID() }));
    const count = (card: typeof full) =>
      queriesOf(async () => {
        await analytics.read(anOwner(card.userId), card.id, { range: "monthly", timeZone: "Europe/Berlin" });
        await conversations.list(anOwner(card.userId), card.id);
        await conversations.listAll(anOwner(card.userId));
        const { body } = await exportCsv(anOwner(card.userId), card.id, { type: "all", timeZone: "UTC" });
        await new Response(body).text();
      });
    const [few, many] = [await count(empty), await count(full)];
    expect(few.length).toBeGreaterThan(10);
    expect(many.length).toBe(few.length);
  });

  test("are a megabyte of messages at a time", async () => {
    const card = await addCard(database);
    const { tables, transaction } = database;
    const row = { cardId: card.id, formData: { message: "m".repeat(150_000) } };
    for (let n = 0; n < 30; n++) await transaction((tx) => tx.insert(tables.formSubmissions).values(row));
    const { submissions, complete } = await analytics.read(anOwner(card.userId), card.id, { timeZone: "UTC" });
    expect([submissions.length, complete]).toEqual([6, false]);
    const { body } = await exportCsv(anOwner(card.userId), card.id, { type: "submissions", timeZone: "UTC" });
    expect((await new Response(body).text()).trim().split("\r\n")).toHaveLength(31);
  });
});
