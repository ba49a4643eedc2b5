import { createConfig, makeDocumentFromString, BaseResolver, lintDocument } from "@redocly/openapi-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { ANSWERS } from "../../tests/answer-keys.ts";
import { aUser } from "../../tests/builders.ts";
import { callRequests, type RequestArgs } from "../../tests/call-requests.ts";
import { visitor } from "../../tests/client.ts";
import { aFullCard } from "../../tests/full-card.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { aProgram } from "../../tests/program.ts";
import { SCOPES } from "../auth/keys/scopes.ts";
import type { ApiDocument } from "./document.server.ts";
import { OPERATIONS } from "./operations.ts";

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
    const config = await createConfig({
      extends: ["recommended"],
      rules: {
        // A card's id is a number, so `team` is none.
        "no-ambiguous-paths": "off",
        "no-server-example.com": "off",
        "operation-4xx-response": "error",
      },
    });
    const source = makeDocumentFromString(text, "openapi.json");
    const problems = await lintDocument({ document: source, config, externalRefResolver: new BaseResolver() });
    expect(problems.map(({ message, location }) => `${message} ${location[0]?.pointer}`)).toEqual([]);
  });

  test("tells each call's scope", () => {
    for (const calls of Object.values(document.paths))
      for (const call of Object.values(calls)) expect([...SCOPES, "any"]).toContain(call["x-scope"]);
    expect(document.paths["/api/contacts"]!.post!.security).toEqual([{ key: ["contacts:write"] }]);
  });
});

const operations = Object.entries(OPERATIONS).filter(([name]) => name.includes("/api/") && !name.endsWith(".json"));
const requests = callRequests(() => host);

async function requestOf(name: string, full: Awaited<ReturnType<typeof aFullCard>>): Promise<RequestArgs> {
  const [method, path] = name.replaceAll(/\{(\w+)\}/g, ":$1").split(" ") as [string, string];
  return (await requests[`${method} ${path}`]?.(full)) ?? [path];
}

const answersOf = (name: string) => ANSWERS[name.replaceAll(/\{(\w+)\}/g, ":$1")]!;
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
    if (!answer || (expected !== undefined && expected >= 400)) return;
    const value = done.json<unknown>();
    expect((answer as z.ZodType).parse(value)).toEqual(value);
  });

  test("of somebody else's is what it is for them with a session", async () => {
    const full = await aFullCard(host.database);
    const [url, body, headers] = await requestOf(name, full);
    const program = await aProgram(host, await aUser(host.database, { accessLevel: 2 + 1 }));
    const { status: foreign } = await program(method, url, body, headers);
    const expected = statusOf(answersOf(name).other);
    if (expected !== undefined && !url.endsWith("/teams")) expect(foreign).toBe(expected);
    else expect(foreign).toBeLessThan(300);
  });
});
