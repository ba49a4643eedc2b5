import { expect, test } from "vitest";
import { addCard } from "../../../db/tests/databases.ts";
import { database } from "../database.server.ts";
import { handleIdempotently } from "./idempotency.server.ts";

const ANSWER_BYTES = 256 * 1024;

test("answers of 16 MB are kept for an account in a day, and then no more keys are taken", async () => {
  const { userId } = await addCard(database);
  const send = (key: string) => {
    const headers = { "idempotency-key": key };
    const request = new Request("http://localhost/api/contacts", { method: "POST", headers });
    const call = { request, body: {}, user: { id: userId, level: 1 }, clientAddress: "192.0.2.1" };
    return handleIdempotently(call, () => Promise.resolve(new Response("x".repeat(ANSWER_BYTES))));
  };
  const taken = (16 * 1024 * 1024) / ANSWER_BYTES + 1;
  for (let n = 0; n < taken; n++) expect((await send(`key-${n}`)).status).toBe(200);
  await expect(send("one-more")).rejects.toMatchObject({ status: 429 });
});
