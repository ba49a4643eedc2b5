import { randomBytes } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { getRow } from "#db/index.ts";
import { addCard } from "../../../db/tests/databases.ts";
import { maxStall } from "../../tests/max-stall.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import { database } from "../database.server.ts";
import { exportAccount } from "./export.server.ts";

const { tables, transaction } = database;

test("others wait for a small part of an export at most, however long its rows are", async () => {
  const { id: cardId, slug, userId } = await addCard(database);
  const book = await transaction((tx) => getRow(tx.insert(tables.addressBooks).values({ userId }).returning()));
  const text = () => randomBytes(48_000).toString("base64");
  for (let n = 0; n < 100; n++) {
    const entry = { bookId: book.id, fileName: `${n}.vcf`, uid: `${n}`, revision: n + 1, vcard: text() };
    await transaction((tx) => tx.insert(tables.addressBookEntries).values(entry));
    await transaction((tx) => tx.insert(tables.formSubmissions).values({ cardId, formData: { n, message: text() } }));
  }
  const parts: Uint8Array[] = [];
  const stall = await maxStall(async () => {
    const stream = exportAccount({ id: userId, username: "ada", level: 1 } as unknown as SessionUser);
    await stream.pipeTo(new WritableStream({ write: (part) => void parts.push(part) }));
  });
  const files = unzipSync(new Uint8Array(Buffer.concat(parts)));
  const listIn = (name: string) => JSON.parse(strFromU8(files[name]!)) as { formData?: { n: number } }[];
  expect(listIn("address-book.json")).toHaveLength(100);
  expect(listIn(`cards/${slug}/submissions.json`).map(({ formData }) => formData!.n)).toEqual([...Array(100).keys()]);
  expect(stall).toBeLessThan(500);
});
