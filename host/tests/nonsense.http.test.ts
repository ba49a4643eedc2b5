import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rootFolder } from "../../db/root.ts";
import { aCard, aUser } from "./builders.ts";
import { type Client, signedIn } from "./client.ts";
import { type Host, startHost } from "./host.ts";
import type { Problem } from "../app/http/problem.server.ts";

// Whatever is sent to whichever call: the answer is a sentence of ours, never the validator's own words, never a 500.
// Our own pages get the same with a code, and the field it is about.

const APP = join(rootFolder, "host/app");
const VALIDATORS_WORDS = /Invalid (input|string|ISO|option|key)|Too (small|big)|Unrecognized|Expected /;

let host: Host;
let call: Client;
let paths: string[];
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off" });
  const user = await aUser(host.database, { accessLevel: 5 });
  const card = await aCard(host.database, user);
  call = await signedIn(host, user);
  const ids: Record<string, string | number> = { slug: card.slug, index: 0, userId: user.id };
  paths = readdirSync(join(APP, "routes"))
    .filter((name) => /^api\.(?!login|logout|register)/.test(name))
    .map((name) => {
      const steps = name
        .replace(/(\._index)?\.tsx?$/, "")
        .split(".")
        .map((step) => step.replace(/_$/, ""));
      return `/${steps.map((step) => (step.startsWith("$") ? (ids[step.slice(1)] ?? card.id) : step)).join("/")}`;
    });
});
afterAll(() => host.stop());

/** Every name that a schema gives a field. */
const fields = [
  ...new Set(
    readdirSync(APP, { recursive: true, encoding: "utf8" })
      .filter((name) => /schema\.ts$|routes.*\.ts$/.test(name))
      .flatMap((name) =>
        [...readFileSync(join(APP, name), "utf8").matchAll(/\b([a-z]\w{1,30}):/gi)].map(([, field]) => field!),
      ),
  ),
];

const NONSENSE: [string, unknown][] = [
  ["null", null],
  ["a number", 7],
  ["a number below any", -1],
  ["a number over any", 1e99],
  ["a letter", "x"],
  ["a long text", "x".repeat(6_000)],
  ["true", true],
  ["an empty list", []],
  ["a list of lists", [[]]],
  ["a thing", { a: 1 }],
];

/** Sends a body to every call, by every method that takes one. */
async function writeEverywhere(body: object, headers?: Record<string, string>) {
  const requests = paths.flatMap((path) => ["POST", "PUT", "PATCH"].map((method) => ({ method, path })));
  const answers = [];
  // A few at a time: a busy server refuses without a look at who asks.
  for (let start = 0; start < requests.length; start += 10)
    answers.push(
      ...(await Promise.all(
        requests
          .slice(start, start + 10)
          .map(async (one) => ({ ...one, ...(await call(one.method, one.path, body, headers)) })),
      )),
    );
  return answers;
}

test.each(NONSENSE)("%s in every field of every body", async (_, value) => {
  const body = Object.fromEntries(fields.map((field) => [field, value]));
  const answers = await writeEverywhere(body);
  expect(fields.length).toBeGreaterThan(100);
  expect(answers.filter(({ status }) => status !== 405).length).toBeGreaterThan(20);
  expect(
    answers
      .filter(({ status, text }) => status >= 500 || VALIDATORS_WORDS.test(text))
      .map(({ method, path, status, text }) => [method, path, status, text]),
  ).toEqual([]);
});

/** As our own pages ask. */
const PAGE = { accept: "application/json, application/problem+json", "sec-fetch-site": "same-origin" };

// A body of long texts alone is too large, whatever the field.
test.each(NONSENSE.filter(([name]) => name !== "a long text"))(
  "%s in every field, told to a page by code and field",
  async (_, value) => {
    const body = Object.fromEntries(fields.map((field) => [field, value]));
    const answers = await writeEverywhere(body, PAGE);
    const refused = answers.filter(({ status }) => status >= 400);
    expect(refused.length).toBeGreaterThan(20);
    for (const { method, path, status, headers, json } of refused) {
      expect([method, path, headers.get("content-type")]).toEqual([method, path, "application/problem+json"]);
      const problem = json<Problem>();
      expect(problem).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
      expect(problem.errors.length).toBeGreaterThan(0);
      for (const { path: field, code, message } of problem.errors) {
        expect([path, code]).toEqual([path, expect.stringMatching(/^[A-Za-z][\w.:-]*$/)]);
        // A name, perhaps with what is inside of it; "" for the whole.
        expect(field).toMatch(/^([\w-]+(\.[^.]+)*)?$/);
        expect(problem.detail).toContain(message);
      }
    }
  },
);

test.each(["", "x", "-1", "1e9", "[]", "\0"])("«%s» for every parameter of every address", async (value) => {
  const query = fields.map((field) => `${field}=${encodeURIComponent(value)}`).join("&");
  const readable = paths.filter((path) => !path.endsWith("/live")); // a stream that does not end
  const answers = await Promise.all(
    readable.map(async (path) => ({ path, ...(await call("GET", `${path}?${query}`)) })),
  );
  expect(
    answers
      .filter(({ status, text }) => status >= 500 || VALIDATORS_WORDS.test(text))
      .map(({ path, status, text }) => [path, status, text]),
  ).toEqual([]);
});
