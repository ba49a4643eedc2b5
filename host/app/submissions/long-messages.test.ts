import { beforeAll, expect, test } from "vitest";
import type { BusinessCard } from "#db/index.ts";
import { addCard } from "../../../db/tests/databases.ts";
import { maxStall } from "../../tests/max-stall.ts";
import { database } from "../database.server.ts";
import { inboxQuery } from "../inbox/inbox.schema.ts";
import * as inbox from "../inbox/inbox.server.ts";
import { messagesQuery } from "./submissions.schema.ts";
import * as submissions from "./submissions.server.ts";

const { tables, transaction } = database;

/** Long enough that all of them take a second in one step. */
const COUNT = 300;
const LENGTH = 150_000;

let card: BusinessCard;
let owner: { id: number; level: number };

beforeAll(async () => {
  card = await addCard(database);
  owner = { id: card.userId, level: 1 };
  for (let n = 0; n < COUNT; n++) {
    const formData = { name: `Writer ${n}`, message: "m".repeat(LENGTH), ...(n === 0 && { gone: "An answer" }) };
    await transaction((tx) => tx.insert(tables.formSubmissions).values({ cardId: card.id, formData }));
  }
});

test("a file of messages is made a small part at a time, with all fields that a message has", async () => {
  const parts: Uint8Array[] = [];
  const stall = await maxStall(async () => {
    const { body } = await submissions.exportCsv(owner, card.id);
    await new Response(body).body!.pipeTo(new WritableStream({ write: (part) => void parts.push(part) }));
  });
  const text = Buffer.concat(parts).toString();
  const lines = text.replaceAll("m".repeat(LENGTH), "…").trim().split("\r\n");
  expect(lines[0]).toContain('"Date","Name","Email","Phone","Message","gone","Location"');
  expect(lines.slice(1).map((line) => /Writer (\d+)/.exec(line)?.[1])).toEqual(
    Array.from({ length: COUNT }, (_, n) => String(COUNT - 1 - n)),
  );
  expect(lines.at(-1)).toContain('"An answer"');
  expect(stall).toBeLessThan(500);
});

test("a list of messages ends early where they are long, and goes on from there", async () => {
  const names: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 3; page++) {
    const { submissions: rows, next }: Awaited<ReturnType<typeof submissions.list>> = await submissions.list(
      owner,
      card.id,
      messagesQuery.parse({ cursor }),
    );
    expect(JSON.stringify(rows).length).toBeLessThan(1_100_000);
    names.push(...rows.map(({ formData }) => formData.name!));
    cursor = next!;
  }
  expect(names).toEqual(names.map((_, n) => `Writer ${COUNT - 1 - n}`));
  expect(names.length).toBeGreaterThan(3);
});

test("the inbox lists, counts and writes long messages without holding others up", async () => {
  const query = inboxQuery.parse({ limit: "100" });
  const stall = await maxStall(async () => {
    const { items, total } = await inbox.list(owner, query);
    expect([items.length, total]).toEqual([100, COUNT]);
    expect(items[0]).toMatchObject({ name: `Writer ${COUNT - 1}`, preview: "m".repeat(200) });
    const { body } = await inbox.exportCsv(owner, query);
    expect((await new Response(body).text()).trim().split("\r\n")).toHaveLength(COUNT + 1);
  });
  expect(stall).toBeLessThan(500);
});

test("search reads the newest messages only, long ones in small parts", async () => {
  const { id: cardId, userId } = await addCard(database);
  const actor = { id: userId, level: 1 };
  const rowOf = (message: string) => ({ cardId, formData: { message } });
  await transaction((tx) => tx.insert(tables.formSubmissions).values(rowOf("Needle, too old")));
  for (let n = 0; n < 50; n++) {
    const rows = Array.from({ length: 100 }, (_, at) => rowOf(n === 49 && at < 2 ? `Needle ${at}` : "Hay"));
    await transaction((tx) => tx.insert(tables.formSubmissions).values(rows));
  }
  const query = inboxQuery.parse({ search: "needle", limit: "1" });
  const { items, next, total } = await inbox.list(actor, query);
  expect([items.map(({ preview }) => preview), total]).toEqual([["Needle 1"], 2]);
  const rest = await inbox.list(actor, inboxQuery.parse({ search: "needle", cursor: next! }));
  expect(rest.items.map(({ preview }) => preview)).toEqual(["Needle 0"]);
  const { submissions: rows } = await submissions.list(actor, cardId, { search: "needle" });
  expect(rows.map(({ formData }) => formData.message)).toEqual(["Needle 1", "Needle 0"]);
});
