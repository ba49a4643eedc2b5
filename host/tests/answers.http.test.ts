import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { decode, type DecodePlugin } from "turbo-stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rootFolder } from "../../db/root.ts";
import { type ColumnAccess, COLUMN_ACCESS } from "../app/field-access/column-access.ts";
import { ANSWERS } from "./answer-keys.ts";
import { type Audience, AUDIENCES } from "./key-builders.ts";
import { PAGES } from "./page-keys.ts";
import { aUserWithPassword } from "./builders.ts";
import { type Client, signedIn, visitor } from "./client.ts";
import { aFullCard, type FullCard } from "./full-card.ts";
import { type Host, startHost } from "./host.ts";
import { callRequests, type RequestArgs } from "./call-requests.ts";

// A call missing in ANSWERS fails, as does a page missing in PAGES, and a key that nobody decided to show.

let host: Host;
const requests = callRequests(() => host);
beforeAll(async () => {
  // Nothing answers there: a check ends quickly.
  host = await startHost({ RATE_LIMITS: "off", DNS_SERVER: "127.0.0.1:9" });
});
afterAll(() => host.stop());

interface BuiltRoute {
  id: string;
  path?: string;
  module: Record<string, { methods?: string[] } | undefined>;
}

async function builtRoutes(): Promise<BuiltRoute[]> {
  process.env.DATABASE_URL = "memory:";
  const { routes } = (await import(join(rootFolder, "host/build/server/index.js"))) as {
    routes: Record<string, BuiltRoute>;
  };
  return Object.values(routes);
}

/** Every call of the built server, as `METHOD /path`. */
async function calls(): Promise<string[]> {
  return (await builtRoutes()).flatMap(({ path, module: { loader, action } }) =>
    path?.startsWith("api/")
      ? [...(loader?.methods ?? []), ...(action?.methods ?? [])]
          .filter((method) => method !== "HEAD")
          .map((method) => `${method} /${path}`)
      : [],
  );
}

/** What ANSWERS has for a call: every key of the answer, or its status or media type. */
async function keysOf(call: Client, name: string, [path, body, headers]: RequestArgs): Promise<string[]> {
  // A stream of events has no end: its head says what it is.
  const method = path.endsWith("/events") ? "HEAD" : name.split(" ")[0]!;
  const response = await call(method, path, body, headers);
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (response.status >= 400 || type === "") return [String(response.status)];
  if (type === "text/csv") return response.text.split("\r\n")[0]!.match(/[^",\uFEFF]+/g)!;
  if (type === "application/zip") return keysInFiles(response.bytes);
  // The document's keys are the paths of all calls.
  if (name === "GET /api/openapi.json") return [type];
  return type === "application/json" ? pathsIn(response.json()) : [type];
}

function keysInFiles(zip: Uint8Array): string[] {
  return Object.entries(unzipSync(zip)).flatMap(([file, content]) => {
    const name = file.replace(/^cards\/[^/]+/, "cards/SLUG");
    return name.endsWith(".json") ? pathsIn(JSON.parse(strFromU8(content))).map((key) => `${name} ${key}`) : [name];
  });
}

function pathsIn(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [`${at}[]`] : value.flatMap((item) => pathsIn(item, `${at}[]`));
  if (value === null || typeof value !== "object" || value instanceof Date) return [at];
  const entries = Object.entries(value);
  if (entries.length === 0) return [`${at}{}`];
  return entries.flatMap(([name, inner]) => pathsIn(inner, at ? `${at}.${name}` : name));
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort();

async function clientOf(audience: Audience, { owner }: FullCard): Promise<Client> {
  if (audience === "visitor") return visitor(host);
  if (audience === "owner") return signedIn(host, owner);
  const accessLevel = { other: 2, administrator: 4, system: 5 }[audience];
  return signedIn(host, await aUserWithPassword(host.database, { accessLevel }));
}

/** Columns that never leave the server, of tables of which others do. */
const SECRET = (() => {
  const tables = Object.values(COLUMN_ACCESS).map((table) => Object.entries<ColumnAccess>(table));
  const isVisible = ([, decision]: [string, ColumnAccess]) => decision !== "nobody";
  const visibleColumns = new Set(
    tables
      .flat()
      .filter(isVisible)
      .map(([name]) => name),
  );
  const names = tables.filter((columns) => columns.some(isVisible)).flatMap((columns) => columns.map(([name]) => name));
  // What browsers subscribe to pushes with is named like the column of a passkey.
  return new Set(names.filter((name) => !visibleColumns.has(name) && name !== "publicKey"));
})();

/** What PAGES has for the data of a page: every key, its status, or where it leads. */
async function pageKeysOf(call: Client, id: string, path: string): Promise<string[]> {
  const response = await call("GET", `${path}.data?_routes=${encodeURIComponent(id)}`);
  if (response.status >= 400) return [String(response.status)];
  const { value } = await decode(new Response(new Uint8Array(response.bytes)).body!, { plugins: [redirection] });
  const data = value as Record<string, { data: unknown }> & { redirect?: string };
  return data.redirect === undefined ? pathsIn(data[id]!.data) : [`→ ${data.redirect.split("?")[0]}`];
}

/** Remix's own kind of value in an answer to a page that led elsewhere. */
const redirection: DecodePlugin = (type, to) => (type === "SingleFetchRedirect" ? { value: to } : false);

// It loads the whole application.
test("every page with data stands in the table, and no other", { timeout: 120_000 }, async () => {
  const pages = (await builtRoutes()).filter(({ module: { default: page, loader } }) => page && loader);
  expect(sorted(Object.keys(PAGES))).toEqual(sorted(pages.map(({ id }) => id.replace("routes/", ""))));
});

describe.for(Object.entries(PAGES))("the page %s", ([name, [path, expected]]) => {
  test.for(AUDIENCES)("has exactly these keys for: %s", async (audience) => {
    const full = await aFullCard(host.database);
    const call = await clientOf(audience, full);
    const id = name === "root" ? name : `routes/${name}`;
    const actual = (
      await pageKeysOf(call, id, path.replace("CARD", String(full.card.id)).replace("PERSON", String(full.personId)))
    ).map((key) => key.replace(`/${full.card.id}`, "/CARD"));
    expect(sorted(actual)).toEqual(sorted(expected[audience]));
    expect(actual.flatMap((key) => key.split(/[^\w]+/)).filter((key) => SECRET.has(key))).toEqual([]);
  });
});

test("every call of the server stands in the table, and no other", async () => {
  expect(sorted(Object.keys(ANSWERS))).toEqual(sorted(await calls()));
});

/** Secrets that are answered once, when they are made: only their hashes are stored. */
const NEW_SECRETS = new Set(["POST /api/keys key", "POST /api/app-passwords password", "POST /api/webhooks secret"]);

describe.for(Object.entries(ANSWERS))("%s", ([name, expected]) => {
  test.for(AUDIENCES)("answers exactly these keys to: %s", async (audience) => {
    const full = await aFullCard(host.database);
    const args = (await requests[name]?.(full)) ?? ([name.split(" ")[1]!] as const);
    const actual = await keysOf(await clientOf(audience, full), name, args);
    expect(sorted(actual)).toEqual(sorted(expected[audience]));
    const columns = actual.filter((path) => !NEW_SECRETS.has(`${name} ${path}`));
    expect(columns.flatMap((path) => path.split(/[^\w]+/)).filter((key) => SECRET.has(key))).toEqual([]);
  });
});
