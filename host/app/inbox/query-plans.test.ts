import { expect, test } from "vitest";
import { addCard } from "../../../db/tests/databases.ts";
import { anOwnerWithInbox } from "../../tests/inbox-builders.ts";
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
watchQueries();

const inboxOf = (query: object) => parse(inboxQuery, query, "query");

test("no list over all cards sorts its rows, or reads the long ones that it passes over", async () => {
  const owner = { id: (await anOwnerWithInbox(database, 40)).id, level: LEVEL.professional };
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
