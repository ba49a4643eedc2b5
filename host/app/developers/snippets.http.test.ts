import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aUser } from "../../tests/builders.ts";
import { visitor } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { aKey } from "../../tests/program.ts";
import { snippets } from "./snippets.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off" });
});
afterAll(() => host.stop());

const RUN = {
  curl: ["sh", "-c"],
  JavaScript: ["node", "--input-type=module", "--eval"],
  Python: ["python3", "-c"],
} as const;

test.for(Object.entries(RUN))("the program in %s prints contacts", async ([language, [command, ...args]]) => {
  const user = await aUser(host.database, { accessLevel: 3 });
  await aPerson(host.database, user, { name: "Ben Byron" });
  const { key } = await aKey(host, user, { scopes: ["contacts:read"] });
  const code = snippets(host.url)[language as keyof typeof RUN];
  const { stdout } = await promisify(execFile)(command, [...args, code], { env: { ...process.env, MEISHI_KEY: key } });
  expect(stdout).toContain("Ben Byron");
});

test("the page shows them, and every call, to anybody", async () => {
  const page = await visitor(host)("GET", "/developers");
  expect(page.status).toBe(200);
  for (const text of ["MEISHI_KEY", "/api/contacts/{id}", "contacts:write", "/mcp", "n8n"])
    expect(page.text).toContain(text);
});
