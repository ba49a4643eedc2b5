import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCard, aPerson, aUser } from "../../tests/builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { aKey } from "../../tests/program.ts";
import { startReceiver } from "../../tests/webhook-receiver.ts";
import { words as de } from "./words.de.ts";
import { words as en } from "./words.en.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off", OUTGOING_ALLOW: "127.0.0.1" });
});
afterAll(() => host.stop());

const tools = Object.entries(en.recipe) as [keyof typeof en.recipe, (typeof en.recipe)["n8n"]][];

/** What the tool's HTTP step sends beside the header of the recipe. */
const SENDS: Record<keyof typeof en.recipe, Record<string, string>> = {
  n8n: {
    "user-agent": "n8n",
    accept: "application/json,text/html,application/xhtml+xml,application/xml,text/*;q=0.9, image/*;q=0.8, */*;q=0.7",
  },
  make: { "user-agent": "Make/production", accept: "*/*" },
  zapier: { "user-agent": "Zapier", accept: "application/json; charset=utf-8, */*" },
};

describe.for(tools)("the recipes of %s", ([tool, { sheet, chat, crm }]) => {
  test("ask for a file with the columns that they name", async () => {
    const user = await aUser(host.database, { accessLevel: 3 });
    await aPerson(host.database, user, { name: "Ben Byron", emails: ["ben@example.com"], company: "Byron" });
    const { authorization } = await aKey(host, user, { scopes: ["contacts:read"] });
    const [, address] = /GET \{origin\}(\S+),/.exec(crm.join("\n"))!;
    const answer = await fetch(host.url + address!, { headers: { authorization, ...SENDS[tool] } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    const { data } = Papa.parse<Record<string, string>>(await answer.text(), { header: true, skipEmptyLines: true });
    expect(Object.values(data[0]!)).toContain("ben@example.com");
    const columns = columnsIn(crm.at(-1)!);
    expect(columns.length).toBeGreaterThan(3);
    expect(Object.keys(data[0]!)).toEqual(expect.arrayContaining(columns));
  });

  test("read what a webhook sends", async () => {
    const receiver = await startReceiver();
    const user = await aUser(host.database, { accessLevel: 3 });
    const card = await aCard(host.database, user);
    const call = await signedIn(host, user);
    for (const steps of [sheet, chat]) {
      const [event] = /\w+\.created/.exec(steps[0]!)!;
      expect((await call("POST", "/api/webhooks", { url: receiver.url, events: [event] })).status).toBe(201);
    }
    const message = { formData: { name: "Ben", email: "ben@example.com", phone: "+1 555 0101", message: "Hello" } };
    await visitor(host)("POST", `/api/card/${card.slug}/submissions`, { ...message, consent: true });
    const sent = await receiver.until(2);
    for (const steps of [sheet, chat]) {
      const { data } = sent.find(({ type }) => steps[0]!.includes(type))!;
      const names = [...steps[1]!.matchAll(/data\.([\w.]+\w)/g)].map(([, name]) => name!);
      expect(names.length).toBeGreaterThan(1);
      for (const name of names) expect([name, valueAt(data, name)]).toEqual([name, expect.stringMatching(/./)]);
    }
    await receiver.stop();
  });
});

test("are the same in German", () => {
  const codes = (recipe: unknown) => JSON.stringify(recipe).match(/\{\{[^}]+\}\}|\w+\.created|GET \S+|data\.[\w.]+\w/g);
  expect(codes(de.recipe)).toEqual(codes(en.recipe));
});

/** `{{ $json['First Name'] }}`, or the list that ends the step. */
function columnsIn(step: string): string[] {
  const named = [...step.matchAll(/\$json\['([^']+)'\]/g)].map(([, name]) => name!);
  return named.length > 0
    ? named
    : step
        .slice(step.lastIndexOf(":") + 1, -1)
        .trim()
        .split(", ");
}

const valueAt = (data: unknown, path: string) =>
  path.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], data);
