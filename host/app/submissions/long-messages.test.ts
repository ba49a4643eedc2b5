import { beforeAll, expect, test } from "vitest";
import type { BusinessCard } from "#db/index.ts";
import { addCard } from "../../../db/tests/databases.ts";
import { maxStall } from "../../tests/max-stall.ts";
import { database } from "../database.server.ts";
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
  const lines: string[] = [];
  const stall = await maxStall(async () => {
    const { body } = await submissions.exportCsv(owner, card.id);
    const text = await new Response(body).text();
    lines.push(...text.replaceAll("m".repeat(LENGTH), "…").trim().split("\r\n"));
  });
  expect(lines[0]).toContain('"Date","Name","Email","Phone","Message","gone","Location"');
  expect(lines.slice(1).map((line) => /Writer (\d+)/.exec(line)?.[1])).toEqual(
    Array.from({ length: COUNT }, (_, n) => String(COUNT - 1 - n)),
  );
  expect(lines.at(-1)).toContain('"An answer"');
  expect(stall).toBeLessThan(400);
});
