import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { run } from "#db/index.ts";
import { aUser } from "../../../tests/builders.ts";
import { aVCard } from "../../../tests/dav-client.ts";
import { database } from "../../database.server.ts";
import { create } from "../contacts.server.ts";
import { contactCreate } from "../contacts.schema.ts";
import { openOwnBook } from "../dav/books.server.ts";
import { put, remove } from "../dav/writes.server.ts";

const { tables, transaction } = database;
const NO_CONDITIONS = { ifMatch: null, refusesEtag: () => false };

let owner: { id: number; level: number; username: string };
beforeEach(async () => {
  const { id, username } = await aUser(database);
  owner = { id, level: 1, username };
});

const ADDRESS = "192.0.2.1";
const full = (n: number) =>
  transaction((tx) => tx.insert(tables.peopleTotals).values({ userId: owner.id, stage: "new", n }));
const states = async (writes: Promise<unknown>[]) =>
  (await Promise.allSettled(writes)).map(({ status }) => status).toSorted();

test("of contacts that are added at the same moment, no more are than there is room for", async () => {
  await full(19_999);
  const add = (n: number) => create(owner, contactCreate.parse({ name: "Ada", email: `a${n}@x.example` }));
  expect(await states([1, 2, 3].map(add))).toEqual(["fulfilled", "rejected", "rejected"]);
});

test("of contacts that devices send at the same moment, no more are than there is room for", async () => {
  await full(19_999);
  const send = (n: number) => put(owner, ADDRESS, `${n}.vcf`, aVCard(`u${n}`, `Ada ${n}`), NO_CONDITIONS);
  expect(await states([1, 2, 3].map(send))).toEqual(["fulfilled", "rejected", "rejected"]);
});

const aGroup = (uid: string, ...lines: string[]) => aVCard(uid, uid, "X-ADDRESSBOOKSERVER-KIND:group", ...lines);

test("the name of a deleted group makes no room for another beyond 1,000", async () => {
  const { id: bookId } = await openOwnBook(owner.id);
  await put(owner, ADDRESS, "old.vcf", aGroup("old"), NO_CONDITIONS);
  await remove(owner, "old.vcf", NO_CONDITIONS);
  await transaction(function* (tx) {
    const rows = Array.from({ length: 1_000 }, (_, n) => {
      const uid = randomUUID();
      return { bookId, fileName: `${uid}.vcf`, uid, vcard: aGroup(uid), revision: 1_000 + n };
    });
    for (let from = 0; from < rows.length; from += 100)
      yield* run(tx.insert(tables.addressBookEntries).values(rows.slice(from, from + 100)));
  });
  await expect(put(owner, ADDRESS, "old.vcf", aGroup("old"), NO_CONDITIONS)).rejects.toMatchObject({ code: "full" });
  await expect(put(owner, ADDRESS, "new.vcf", aGroup("new"), NO_CONDITIONS)).rejects.toMatchObject({ code: "full" });
});

test("what is kept of a contact is counted in bytes", async () => {
  const send = (text: string) => put(owner, ADDRESS, "a.vcf", aVCard("u", "Ada", `X-PAD:${text}`), NO_CONDITIONS);
  await expect(send("漢".repeat(90 * 1024))).rejects.toMatchObject({ status: 403 });
  expect(await send("a".repeat(90 * 1024))).toMatchObject({ isNew: true });
});
