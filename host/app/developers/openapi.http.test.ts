import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { ANSWERS } from "../../tests/answer-keys.ts";
import { aUser } from "../../tests/builders.ts";
import { callRequests, type RequestArgs } from "../../tests/call-requests.ts";
import { visitor } from "../../tests/client.ts";
import { aFullCard } from "../../tests/full-card.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { aProgram } from "../../tests/program.ts";
import { importFetched } from "../../scripts/fetched.ts";
import { SCOPES } from "../auth/keys/scopes.ts";
import { rootFolder } from "../../../db/root.ts";
import type { ApiDocument, Content } from "./document.server.ts";
import { examples } from "./examples.ts";
import { OPERATIONS } from "./operations.ts";

/** Of `@redocly/openapi-core`. */
interface Redocly {
  createConfig(config: { extends: string[]; rules: Record<string, "off" | "error"> }): Promise<object>;
  makeDocumentFromString(text: string, name: string): object;
  BaseResolver: new () => object;
  lintDocument(options: {
    document: object;
    config: object;
    externalRefResolver: object;
  }): Promise<{ message: string; location: { pointer?: string }[] }[]>;
}

let host: Host;
let document: ApiDocument;
let text: string;
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off" });
  const answer = await visitor(host)("GET", "/api/openapi.json");
  text = answer.text;
  document = answer.json() as unknown as ApiDocument;
});
afterAll(() => host.stop());

describe("GET /api/openapi.json", () => {
  test("describes every call that a key can make, and no other", () => {
    const described = Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(Object.keys(OPERATIONS).sort());
  });

  test("is valid OpenAPI 3.1", async () => {
    const { createConfig, makeDocumentFromString, lintDocument, BaseResolver } =
      await importFetched<Redocly>("openapi");
    const config = await createConfig({
      extends: ["recommended"],
      rules: {
        // A card's id is a number, so `team` is none.
        "no-ambiguous-paths": "off",
        "no-server-example.com": "off",
        "operation-4xx-response": "error",
        // Examples are what the schemas take.
        "no-invalid-media-type-examples": "error",
      },
    });
    const source = makeDocumentFromString(text, "openapi.json");
    const problems = await lintDocument({ document: source, config, externalRefResolver: new BaseResolver() });
    expect(problems.map(({ message, location }) => `${message} ${location[0]?.pointer}`)).toEqual([]);
  });

  test("names the fields beside an upload's file, the files asked for by `format`, and further answers", () => {
    const { paths } = document;
    const { requestBody } = paths["/api/contacts/import"]!.post!;
    const form = (requestBody as { content: Content }).content["multipart/form-data"]!.schema as { properties: object };
    expect(Object.keys(form.properties)).toEqual(["file", "mapping", "charset", "preview"]);
    const answerOf = (path: string, method: string, status: number) => paths[path]![method]!.responses[status];
    expect(Object.keys((answerOf("/api/inbox", "get", 200) as { content: Content }).content)).toEqual([
      "application/json",
      "text/csv",
    ]);
    expect(answerOf("/api/contacts", "post", 200)).toMatchObject({
      description: "The address or number is known: its contact.",
    });
  });

  test("is of the product's version", () => {
    const { version } = JSON.parse(readFileSync(join(rootFolder, "package.json"), "utf8")) as { version: string };
    expect(document.info).toMatchObject({ version });
  });

  test("has an example of each body in JSON, each answer, and each error but the limit's", () => {
    const withoutExample = Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, { requestBody, responses }]) =>
        [requestBody, ...Object.values(responses)]
          .flatMap((part) => Object.entries((part as { content?: Content } | undefined)?.content ?? {}))
          .filter(([, { example }]) => example === undefined)
          .map(([type]) => `${method} ${path} ${type}`),
      ),
    );
    expect(
      withoutExample.filter((name) => !/ (?:application\/zip|image\/jpeg|multipart\/form-data)$/.test(name)),
    ).toEqual(["get /api/openapi.json application/json"]);
    const errors = Object.entries(document.components.responses as Record<string, { content: Content }>);
    expect(errors.filter(([, { content }]) => !Object.values(content)[0]!.example).map(([name]) => name)).toEqual([
      "TooMany",
    ]);
  });

  test("tells each call's scope", () => {
    for (const calls of Object.values(document.paths))
      for (const call of Object.values(calls)) expect([...SCOPES, "any"]).toContain(call["x-scope"]);
    expect(document.paths["/api/contacts"]!.post!.security).toEqual([{ key: ["contacts:write"] }]);
  });
});

describe("401", () => {
  const unknownKey = { authorization: `Bearer mk_${"a".repeat(40)}` };
  test.each([
    ["without a key, one sentence", {}, "text/plain"],
    ["without a key, problem details for who asks", { accept: "application/problem+json" }, "application/problem+json"],
    ["without a key, problem details for JSON", { accept: "application/json" }, "application/problem+json"],
    ["with an unknown key, problem details", unknownKey, "application/problem+json"],
    ["with an unknown key, problem details for a tool", { ...unknownKey, accept: "*/*" }, "application/problem+json"],
  ])("is %s, as the document says", async (_, headers, type) => {
    const answer = await visitor(host)("GET", "/api/contacts", undefined, headers as Record<string, string>);
    expect([answer.status, answer.headers.get("content-type")!.split(";")[0]]).toEqual([401, type]);
    const { content } = (document.components.responses as Record<string, { content: Content }>).UnknownKey!;
    expect(Object.keys(content)).toContain(type);
    if (type === "text/plain") expect(answer.text).toBe(content[type]!.example);
    else expect(answer.json()).toMatchObject({ code: "signed_out", status: 401 });
  });
});

const operations = Object.entries(OPERATIONS).filter(([name]) => name.includes("/api/") && !name.endsWith(".json"));
/** More of one than its prefix, which lists show. */
const KEY = /mk_\w{20}/;
const requests = callRequests(() => host);

async function requestOf(name: string, full: Awaited<ReturnType<typeof aFullCard>>): Promise<RequestArgs> {
  const [method, path] = name.replaceAll(/\{(\w+)\}/g, ":$1").split(" ") as [string, string];
  return (await requests[`${method} ${path}`]?.(full)) ?? [path];
}

const answersOf = (name: string) => ANSWERS[name.replaceAll(/\{(\w+)\}/g, ":$1")]!;
/** The names of an object, or of a list's first one. */
const namesOf = (value: unknown) =>
  Object.keys((Array.isArray(value) ? (value[0] as object) : (value as object)) ?? {}).sort();
const statusOf = ([first]: readonly string[]) => (/^\d{3}$/.test(first ?? "") ? Number(first) : undefined);

describe.for(operations)("%s", ([name, { answer, status }]) => {
  const [method, path] = name.split(" ") as [string, string];

  test("opens to a key of its scope alone, and answers as described", async () => {
    const full = await aFullCard(host.database);
    const required = document.paths[path]![method.toLowerCase()]!["x-scope"];
    const [url, body, headers] = await requestOf(name, full);
    for (const scope of SCOPES.filter((one) => one !== required)) {
      const refused = await (await aProgram(host, full.owner, { scopes: [scope] }))(method, url, body, headers);
      expect([scope, refused.status, refused.json().code]).toEqual([scope, 403, "scope"]);
    }
    const done = await (await aProgram(host, full.owner, { scopes: [required] }))(method, url, body, headers);
    const expected = statusOf(answersOf(name).owner);
    expect(done.status, done.text.slice(0, 300)).toBe(expected ?? status ?? 200);
    expect(done.text).not.toMatch(KEY);
    const example = examples.calls[name];
    if (example?.body !== undefined) expect(namesOf(body)).toEqual(namesOf(example.body));
    if (!answer || (expected !== undefined && expected >= 400)) return;
    const value = done.json<unknown>();
    expect((answer as z.ZodType).parse(value)).toEqual(value);
    expect((answer as z.ZodType).parse(example?.answer)).toEqual(example!.answer);
    expect(namesOf(example!.answer)).toEqual(namesOf(value));
  });

  test("refuses a body of which it knows no field, and names the fields", async () => {
    const { requestBody, "x-scope": scope } = document.paths[path]![method.toLowerCase()]!;
    const schema = requestBody?.content["application/json"]?.schema;
    if (!schema) return;
    const full = await aFullCard(host.database);
    const [url] = await requestOf(name, full);
    const program = await aProgram(host, full.owner, { scopes: [scope] });
    const refused = await program(method, url, { tittle: "Captain" });
    expect([refused.status, refused.json()]).toEqual([400, expect.objectContaining({ code: "invalid" })]);
    expect(refused.json().errors).toMatchObject([{ path: "tittle", code: "unrecognized_keys" }]);
  });

  test("of somebody else's is what it is for them with a session", async () => {
    const full = await aFullCard(host.database);
    const [url, body, headers] = await requestOf(name, full);
    const other = await aUser(host.database, { accessLevel: 3 });
    const required = document.paths[path]![method.toLowerCase()]!["x-scope"];
    for (const scope of SCOPES.filter((one) => one !== required)) {
      const refused = await (await aProgram(host, other, { scopes: [scope] }))(method, url, body, headers);
      expect([scope, refused.status, refused.json().code]).toEqual([scope, 403, "scope"]);
    }
    const program = await aProgram(host, other, { scopes: [required] });
    const { status: foreign } = await program(method, url, body, headers);
    const expected = statusOf(answersOf(name).other);
    if (expected !== undefined && !url.endsWith("/teams")) expect(foreign).toBe(expected);
    else expect(foreign).toBeLessThan(300);
  });
});

test("no key was written to the log", () => {
  expect(host.output()).not.toMatch(KEY);
});
