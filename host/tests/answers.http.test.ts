import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { decode, type DecodePlugin } from "turbo-stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rootFolder } from "../../db/root.ts";
import { type ColumnAccess, COLUMN_ACCESS } from "../app/field-access/column-access.ts";
import { ANSWERS } from "./answer-keys.ts";
import { type Audience, AUDIENCES } from "./key-builders.ts";
import { PAGES } from "./page-keys.ts";
import { aUserWithPassword, PASSWORD, unique } from "./builders.ts";
import { aForm, type Client, signedIn, visitor } from "./client.ts";
import { aFullCard, type FullCard } from "./full-card.ts";
import { type Host, startHost } from "./host.ts";
import { teamRequests } from "./team-requests.ts";

// A call missing in ANSWERS fails, as does a page missing in PAGES, and a key that nobody decided to show.

let host: Host;
beforeAll(async () => {
  // Nothing answers there: a check ends quickly.
  host = await startHost({ RATE_LIMITS: "off", DNS_SERVER: "127.0.0.1:9" });
});
afterAll(() => host.stop());

const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: "#884422" } })
  .jpeg()
  .toBuffer();

const upload = async (fields: Record<string, string>) => aForm(await picture, fields);

const newAccount = () => {
  const username = unique("n");
  return {
    username,
    email: `${username}@example.com`,
    password: "correct horse",
    fullName: "New Person",
    accessLevel: 1,
  };
};

const BROWSER = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36",
};

/** A visit that is counted, so that no list of figures is empty. */
async function visit({ card: { id: cardId } }: FullCard): Promise<void> {
  const anyone = visitor(host);
  await anyone("POST", "/api/card-views", { cardId, referrer: "https://example.com/" }, BROWSER);
  await anyone("POST", "/api/card-clicks", { cardId, linkType: "phone", linkId: "primary" }, BROWSER);
}

type RequestArgs = readonly [path: string, body?: unknown, headers?: Record<string, string>];

/** The path, and the body, of each call; calls that are not here have their pattern as path and no body. */
const REQUEST_ARGS: Record<string, (full: FullCard) => RequestArgs | Promise<RequestArgs>> = {
  ...teamRequests(() => host, visit),
  "GET /api/addresses": ({ card }) => [`/api/addresses?card=${card.id}`],
  "GET /api/analytics/:cardId": async (full) => {
    await visit(full);
    return [`/api/analytics/${full.card.id}`];
  },
  "GET /api/analytics/:cardId/export": ({ card }) => [`/api/analytics/${card.id}/export?type=views`],
  "GET /api/analytics/:cardId/live": ({ card }) => [`/api/analytics/${card.id}/live`],
  "POST /api/business-cards": () => ["/api/business-cards", { name: "Ada", theme: "minimalist" }],
  "GET /api/business-cards/:id": ({ card }) => [`/api/business-cards/${card.id}`],
  "PUT /api/business-cards/:id": ({ card }) => [`/api/business-cards/${card.id}`, { title: "Captain" }],
  "DELETE /api/business-cards/:id": ({ card }) => [`/api/business-cards/${card.id}`],
  "GET /api/business-cards/:id/campaigns": ({ card }) => [`/api/business-cards/${card.id}/campaigns`],
  "POST /api/business-cards/:id/campaigns": ({ card }) => [
    `/api/business-cards/${card.id}/campaigns`,
    { name: "Flyer" },
  ],
  "PATCH /api/business-cards/:id/campaigns/:campaignId": ({ card, campaignId }) => [
    `/api/business-cards/${card.id}/campaigns/${campaignId}`,
    { isActive: false },
  ],
  "DELETE /api/business-cards/:id/campaigns/:campaignId": ({ card, campaignId }) => [
    `/api/business-cards/${card.id}/campaigns/${campaignId}`,
  ],
  "GET /api/business-cards/:id/submissions": ({ card }) => [`/api/business-cards/${card.id}/submissions`],
  "GET /api/business-cards/user/:userId": ({ owner }) => [`/api/business-cards/user/${owner.id}`],
  "POST /api/card-clicks": ({ card }) => [
    "/api/card-clicks",
    { cardId: card.id, linkType: "phone", linkId: "primary" },
  ],
  "POST /api/card-saves": ({ card }) => ["/api/card-saves", { cardId: card.id }],
  "POST /api/card-views": ({ card }) => ["/api/card-views", { cardId: card.id }],
  "GET /api/card/:slug": ({ card }) => [`/api/card/${card.slug}`],
  "GET /api/card/:slug/embeds/:index": ({ card }) => [
    `/api/card/${card.slug}/embeds/0`,
    undefined,
    { "sec-fetch-dest": "iframe" },
  ],
  "GET /api/card/:slug/location": ({ card }) => [`/api/card/${card.slug}/location`],
  "GET /api/card/:slug/portrait.jpg": ({ card }) => [`/api/card/${card.slug}/portrait.jpg`],
  "POST /api/card/:slug/submissions": ({ card }) => [
    `/api/card/${card.slug}/submissions`,
    { formData: { name: "Ben", email: "ben@example.com", message: "Hello" }, consent: true },
  ],
  "POST /api/card/:slug/exchange": ({ card }) => [
    `/api/card/${card.slug}/exchange`,
    { name: "Ben", email: `${unique("ben")}@example.com`, consent: true },
  ],
  "POST /api/contacts": () => ["/api/contacts", { name: unique("Ada"), email: `${unique("ada")}@example.com` }],
  "GET /api/contacts/:id": ({ personId }) => [`/api/contacts/${personId}`],
  "PATCH /api/contacts/:id": ({ personId }) => [`/api/contacts/${personId}`, { notes: "Met" }],
  "DELETE /api/contacts/:id": ({ personId }) => [`/api/contacts/${personId}`],
  "POST /api/contacts/:id/merge": ({ personId, doubleId }) => [`/api/contacts/${doubleId}/merge`, { into: personId }],
  "POST /api/contacts/:id/unmerge": ({ partId }) => [`/api/contacts/${partId}/unmerge`],
  "GET /api/contacts/:id/reminder.ics": ({ personId }) => [`/api/contacts/${personId}/reminder.ics`],
  "GET /api/contacts/scanned": ({ card }) => [
    `/api/contacts/scanned?address=${encodeURIComponent(`${host.url}/view/${card.slug}`)}`,
  ],
  "GET /api/business-cards/:id/archive.zip": ({ card }) => [`/api/business-cards/${card.id}/archive.zip`],
  "POST /api/contacts/read": () => [
    "/api/contacts/read",
    {
      text: "Ada Quill\nEditor\nPennant Press Ltd\nada@pennant.example\n+44 20 7946 0321\nBerlin 10115\n\nBen Thorne\nben@pennant.example",
    },
  ],
  "POST /api/contacts/bulk": ({ personId }) => ["/api/contacts/bulk", { ids: [personId], addTags: ["fair"] }],
  "POST /api/contacts/import": () => ["/api/contacts/import", aForm("Name,Email\nAda,ada@example.com\nBen,ben@\n")],
  "PATCH /api/contacts/settings": () => ["/api/contacts/settings", { retentionDays: 365 }],
  "GET /api/conversations/:id": ({ conversationId }) => [`/api/conversations/${conversationId}`],
  "PATCH /api/conversations/:id": ({ conversationId }) => [`/api/conversations/${conversationId}`, { isRead: true }],
  "DELETE /api/conversations/:id": ({ conversationId }) => [`/api/conversations/${conversationId}`],
  "POST /api/domains": () => ["/api/domains", { host: `${unique("cards")}.acme.example` }],
  "GET /api/domains/:id": ({ domainId }) => [`/api/domains/${domainId}`],
  "PATCH /api/domains/:id": ({ domainId }) => [`/api/domains/${domainId}`, { appName: "Ada" }],
  "DELETE /api/domains/:id": ({ domainId }) => [`/api/domains/${domainId}`],
  "POST /api/domains/:id/check": ({ domainId }) => [`/api/domains/${domainId}/check`],
  "PATCH /api/inbox/:kind/:id": ({ submissionId }) => [`/api/inbox/message/${submissionId}`, { isRead: true }],
  "DELETE /api/inbox/:kind/:id": ({ submissionId }) => [`/api/inbox/message/${submissionId}`],
  "POST /api/plan-requests": () => ["/api/plan-requests", { plan: "enterprise" }],
  "DELETE /api/plan-requests/:id": () => ["/api/plan-requests/999999"],
  "POST /api/plan-requests/:id/grant": () => ["/api/plan-requests/999999/grant"],
  "POST /api/login": ({ owner }) => ["/api/login", { username: owner.username, password: PASSWORD }],
  "POST /api/login/factor": () => ["/api/login/factor", { code: "123456" }],
  "POST /api/app-passwords": () => ["/api/app-passwords", { name: "Phone" }],
  "POST /api/app-passwords/profiles": () => ["/api/app-passwords/profiles", { name: "Phone" }],
  "DELETE /api/app-passwords/:id": ({ appPasswordId }) => [`/api/app-passwords/${appPasswordId}`],
  "POST /api/passkeys": () => ["/api/passkeys", {}],
  "PATCH /api/passkeys/:id": ({ passkeyId }) => [`/api/passkeys/${passkeyId}`, { name: "Phone" }],
  "DELETE /api/passkeys/:id": ({ passkeyId }) => [`/api/passkeys/${passkeyId}`],
  "DELETE /api/sessions/:id": () => ["/api/sessions/999999"],
  "POST /api/totp/confirm": () => ["/api/totp/confirm", { code: "123456" }],
  "DELETE /api/users/:id/totp": ({ owner }) => [`/api/users/${owner.id}/totp`],
  "GET /api/username/:username": () => [`/api/username/${unique("free")}`],
  "POST /api/pwa-settings": () => ["/api/pwa-settings", { shortName: "Ada" }],
  "POST /api/pwa-upload": async () => ["/api/pwa-upload", await upload({ type: "icon192" })],
  "POST /api/email/confirm": () => ["/api/email/confirm", { token: "unknown" }],
  "GET /api/qr/:file": ({ card }) => [`/api/qr/${card.slug}.svg`],
  "POST /api/register": () => ["/api/register", newAccount()],
  "POST /api/reset-password": ({ owner }) => ["/api/reset-password", { email: owner.email }],
  "POST /api/salesbot/:cardId/chat": ({ card }) => [`/api/salesbot/${card.id}/chat`, { message: "Hello" }],
  "GET /api/salesbot/:cardId/config": ({ card }) => [`/api/salesbot/${card.id}/config`],
  "POST /api/salesbot/:cardId/config": ({ card }) => [`/api/salesbot/${card.id}/config`, { botName: "Bo" }],
  "GET /api/salesbot/:cardId/conversations": ({ card }) => [`/api/salesbot/${card.id}/conversations`],
  "POST /api/salesbot/:cardId/trial": ({ card }) => [
    `/api/salesbot/${card.id}/trial`,
    { settings: {}, turns: [], message: "Hello" },
  ],
  "GET /api/salesbot/:cardId/unanswered": ({ card }) => [`/api/salesbot/${card.id}/unanswered`],
  "DELETE /api/salesbot/:cardId/unanswered/:id": ({ card, unansweredId }) => [
    `/api/salesbot/${card.id}/unanswered/${unansweredId}`,
  ],
  "POST /api/salesbot/:cardId/unanswered/:id/answer": ({ card, unansweredId }) => [
    `/api/salesbot/${card.id}/unanswered/${unansweredId}/answer`,
    { answer: "Yes, all cards." },
  ],
  "GET /api/salesbot/:cardId/welcome": ({ card }) => [`/api/salesbot/${card.id}/welcome`],
  "GET /api/share/:cardId/:file": ({ card }) => [`/api/share/${card.id}/signature.html`],
  "GET /api/slug/:slug": ({ card }) => [`/api/slug/${card.slug}`],
  "GET /api/submissions/:id": ({ submissionId }) => [`/api/submissions/${submissionId}`],
  "DELETE /api/submissions/:id": ({ submissionId }) => [`/api/submissions/${submissionId}`],
  "POST /api/update-password": () => [
    "/api/update-password",
    { currentPassword: PASSWORD, newPassword: "another horse" },
  ],
  "POST /api/upload": async ({ card }) => [
    "/api/upload",
    await upload({ cardId: String(card.id), type: "profilePicture" }),
  ],
  "DELETE /api/user": () => ["/api/user", { password: PASSWORD }],
  "PUT /api/users/:id": ({ owner: { id, username, email } }) => [
    `/api/users/${id}`,
    { username, email, fullName: "Ada Example" },
  ],
  "PATCH /api/users/:id": ({ owner }) => [`/api/users/${owner.id}`, { fullName: "Ada Example" }],
  "DELETE /api/users/:id": ({ owner }) => [`/api/users/${owner.id}`],
  "POST /api/users": () => ["/api/users", newAccount()],
  "POST /api/users/bulk": ({ owner }) => [
    "/api/users/bulk",
    { users: [newAccount(), { ...owner, password: PASSWORD }] },
  ],
  "POST /api/users/taken": ({ owner, card }) => [
    "/api/users/taken",
    { usernames: [owner.username], emails: [owner.email], slugs: [card.slug] },
  ],
  "GET /api/wallet/:file": ({ card }) => [`/api/wallet/${card.id}.pkpass`],
  "GET /api/wallet/:cardId/google": ({ card }) => [`/api/wallet/${card.id}/google`],
  "GET /api/vcard/:cardId": ({ card }) => [`/api/vcard/${card.id}`],
};

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
  const response = await call(name.split(" ")[0]!, path, body, headers);
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (response.status >= 400 || type === "") return [String(response.status)];
  if (type === "text/csv") return response.text.split("\r\n")[0]!.match(/[^",\uFEFF]+/g)!;
  if (type === "application/zip") return keysInFiles(response.bytes);
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
  return new Set(names.filter((name) => !visibleColumns.has(name)));
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

test("every page with data stands in the table, and no other", async () => {
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

describe.for(Object.entries(ANSWERS))("%s", ([name, expected]) => {
  test.for(AUDIENCES)("answers exactly these keys to: %s", async (audience) => {
    const full = await aFullCard(host.database);
    const args = (await REQUEST_ARGS[name]?.(full)) ?? ([name.split(" ")[1]!] as const);
    const actual = await keysOf(await clientOf(audience, full), name, args);
    expect(sorted(actual)).toEqual(sorted(expected[audience]));
    expect(actual.flatMap((path) => path.split(/[^\w]+/)).filter((key) => SECRET.has(key))).toEqual([]);
  });
});
