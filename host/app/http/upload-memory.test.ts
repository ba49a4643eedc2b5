import { expect, test } from "vitest";
import { TooManyRequests, Unavailable } from "../errors.ts";
import { jsonBody, readBody, uploadBody } from "./body.server.ts";
import { createMemoryBudget } from "./upload-memory.server.ts";
import { z } from "zod";

/** Each account at an address of its own. */
const by = (id: number, clientAddress = `192.0.2.${id}`) => ({ id, clientAddress });
const createBudget = () => createMemoryBudget({ total: 100, ofOne: 40, ofNetwork: 60 });

test("one user's uploads get their share, and 429 with Retry-After beyond it", () => {
  const of = createBudget();
  of(by(1)).take(30);
  const second = of(by(1));
  second.take(10);
  expect(() => second.take(1)).toThrow(TooManyRequests);
  expect(new TooManyRequests(5).headers).toEqual({ "retry-after": "5" });
  of(by(2)).take(40);
});

test("all together get the process's share, and 503 with Retry-After beyond it", () => {
  const of = createBudget();
  for (const user of [1, 2]) of(by(user)).take(40);
  of(by(3)).take(20);
  expect(() => of(by(4)).take(1)).toThrow(Unavailable);
  expect(new Unavailable("").headers).toEqual({ "retry-after": "5" });
});

test("accounts at one address share what a network gets", () => {
  const of = createBudget();
  of(by(1, "198.51.100.1")).take(40);
  const second = of(by(2, "198.51.100.1"));
  second.take(20);
  expect(() => second.take(1)).toThrow(TooManyRequests);
  of(by(3)).take(40);
});

test("what was released can be taken again, and releasing twice gives nothing more", () => {
  const of = createBudget();
  const first = of(by(1));
  first.take(40);
  first.release();
  first.release();
  const second = of(by(1));
  second.take(40);
  expect(() => second.take(1)).toThrow(TooManyRequests);
});

const posted = (body: BodyInit, headers?: HeadersInit) =>
  new Request("http://localhost", { method: "POST", body, headers });
const aForm = (bytes: number) => {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]));
  return form;
};

test("an upload is counted while it is read, and no longer when it is too large to be kept", async () => {
  const of = createMemoryBudget({ total: 20 * 1024 * 1024, ofOne: 20 * 1024 * 1024, ofNetwork: Infinity });
  const reservation = of(by(1));
  await readBody(posted(aForm(7 * 1024 * 1024)), uploadBody, { level: 1, reservation });
  expect(() => of(by(1)).take(14 * 1024 * 1024)).toThrow(TooManyRequests);
  await expect(
    readBody(posted(aForm(9 * 1024 * 1024)), uploadBody, { level: 1, reservation: of(by(2)) }),
  ).rejects.toMatchObject({ status: 413 });
  of(by(2)).take(12 * 1024 * 1024);
  await expect(
    readBody(posted(aForm(7 * 1024 * 1024)), uploadBody, { level: 1, reservation: of(by(3)) }),
  ).rejects.toMatchObject({ status: 503 });
});

test("other bodies are not counted", async () => {
  const reservation = createMemoryBudget({ total: 0, ofOne: 0, ofNetwork: 0 })(by(1));
  const request = posted('{"a":1}', { "content-type": "application/json" });
  expect(await readBody(request, jsonBody(z.object({ a: z.number() })), { level: 1, reservation })).toEqual({ a: 1 });
});
