import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BusinessCard, User } from "../../db/index.ts";
import { aCard, aUser, unique } from "./builders.ts";
import { type Client, signedIn, visitor } from "./client.ts";
import { type Host, startHost } from "./host.ts";

// Who may do what: each level, each call, on something of one's own and of somebody else's.

let host: Host;
/** One user of each level, and their clients; 0 is a visitor. */
const people: Record<number, User> = {};
const clients: Record<number, Client> = {};

beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off" });
  clients[0] = visitor(host);
  for (const level of [1, 2, 3, 4, 5]) {
    people[level] = await aUser(host.database, { accessLevel: level });
    clients[level] = await signedIn(host, people[level]);
  }
});
afterAll(() => host.stop());

const LEVELS = [1, 2, 3, 4, 5];
const ALL = LEVELS;
const NONE: number[] = [];
const from = (level: number) => LEVELS.filter((one) => one >= level);

interface Call {
  name: string;
  ask: (call: Client, card: BusinessCard, owner: User) => ReturnType<Client>;
  /** The answer to who may. */
  status?: number;
  /** Levels that may do it with something of their own, and with another's. */
  own: number[];
  other: number[];
}

const CALLS: Call[] = [
  {
    name: "reads a card to edit it",
    ask: (call, { id }) => call("GET", `/api/business-cards/${id}`),
    own: ALL,
    other: from(4),
  },
  {
    name: "changes a card",
    ask: (call, card) => call("PUT", `/api/business-cards/${card.id}`, { title: "Captain" }),
    own: ALL,
    other: from(4),
  },
  {
    name: "changes a slug",
    ask: (call, card) => call("PUT", `/api/business-cards/${card.id}`, { slug: unique("moved") }),
    own: from(2),
    other: from(4),
  },
  {
    name: "pauses a card",
    ask: (call, card) => call("PUT", `/api/business-cards/${card.id}`, { isPaused: true }),
    own: ALL,
    other: from(4),
  },
  {
    name: "deletes a card",
    ask: (call, { id }) => call("DELETE", `/api/business-cards/${id}`),
    status: 204,
    own: from(5),
    other: from(5),
  },
  {
    name: "lists somebody's cards",
    ask: (call, _, { id }) => call("GET", `/api/business-cards/user/${id}`),
    own: ALL,
    other: from(4),
  },
  { name: "reads analytics", ask: (call, { id }) => call("GET", `/api/analytics/${id}`), own: ALL, other: from(4) },
  {
    name: "exports analytics",
    ask: (call, { id }) => call("GET", `/api/analytics/${id}/export?type=views`),
    own: ALL,
    other: from(4),
  },
  {
    name: "reads contact messages",
    ask: (call, { id }) => call("GET", `/api/business-cards/${id}/submissions`),
    own: ALL,
    other: from(4),
  },
  {
    name: "reads conversations",
    ask: (call, { id }) => call("GET", `/api/salesbot/${id}/conversations`),
    own: ALL,
    other: from(4),
  },
  {
    name: "configures the assistant",
    ask: (call, { id }) => call("POST", `/api/salesbot/${id}/config`, { botName: "Bo" }),
    own: from(2),
    other: from(4),
  },
  {
    name: "changes a profile",
    ask: (call, _, { id }) => call("PUT", `/api/users/${id}`, { fullName: "Changed" }),
    own: ALL,
    other: NONE,
  },
];

describe.for(CALLS)("$name:", ({ ask, status = 200, own, other }) => {
  test.for(LEVELS)("level %i, of one's own", async (level) => {
    const user = await aUser(host.database, { accessLevel: level });
    const response = await ask(await signedIn(host, user), await aCard(host.database, user), user);
    expect(response.status).toBe(own.includes(level) ? status : 403);
  });

  test.for(LEVELS)("level %i, of another's", async (level) => {
    const owner = await aUser(host.database, { accessLevel: 2 });
    const response = await ask(clients[level]!, await aCard(host.database, owner), owner);
    expect(response.status).toBe(other.includes(level) ? status : 403);
  });

  test("a visitor: 401", async () => {
    const owner = await aUser(host.database);
    const response = await ask(clients[0]!, await aCard(host.database, owner), owner);
    expect([response.status, response.text]).toEqual([401, "Authentication required"]);
  });
});

describe("open to anyone, signed in or not", () => {
  test.for([0, ...LEVELS])(
    "level %i reads, counts and writes to a card, and nothing of a paused one",
    async (level) => {
      const owner = await aUser(host.database, { accessLevel: 2 });
      const calls = (card: BusinessCard) =>
        [
          ["GET", `/view/${card.slug}`],
          ["GET", `/api/card/${card.slug}`],
          ["GET", `/api/vcard/${card.id}`],
          ["GET", `/api/qr/${card.slug}.svg`],
          ["POST", "/api/card-views", { cardId: card.id }],
          ["POST", "/api/card-saves", { cardId: card.id }],
          ["POST", "/api/card-clicks", { cardId: card.id, linkType: "phone", linkId: "primary" }],
        ] as const;
      const statuses = async (card: BusinessCard) =>
        Promise.all(
          calls(card).map(async ([method, path, body]) => (await clients[level]!(method, path, body)).status),
        );
      expect(await statuses(await aCard(host.database, owner))).toEqual([200, 200, 200, 200, 201, 201, 201]);
      expect(await statuses(await aCard(host.database, owner, { isPaused: true }))).toEqual(
        Array.from({ length: 7 }, () => 404),
      );
    },
  );
});

describe("web-app settings", () => {
  const reach = async (level: number) => {
    const user = await aUser(host.database, { accessLevel: level });
    const card = await aCard(host.database, user);
    const shortName = unique("s").slice(-12);
    const call = await signedIn(host, user);
    const settings = (await call("GET", "/api/pwa-settings")).json();
    const { status } = await call("POST", "/api/pwa-settings", { ...settings, shortName });
    const nameIn = async (path: string) => (await visitor(host)("GET", path)).json().short_name;
    return {
      status,
      isOwn: (await nameIn(`/view/${card.slug}/manifest.webmanifest`)) === shortName,
      isSite: (await nameIn("/manifest.webmanifest")) === shortName,
    };
  };

  // A card whose owner chose nothing keeps its own name, also when that owner names the site.
  test.for(LEVELS)("level %i saves: for the own cards below 4, for the site from there on", async (level) => {
    expect(await reach(level)).toEqual({ status: 200, isOwn: level < 4, isSite: level >= 4 });
  });

  test("a visitor: 401", async () => {
    expect((await visitor(host)("POST", "/api/pwa-settings", {})).status).toBe(401);
  });
});

describe("a visitor's write is refused before anything of it is looked at:", () => {
  const WRITES = [
    ["POST", "/api/upload"],
    ["POST", "/api/pwa-upload"],
    ["POST", "/api/pwa-settings"],
    ["POST", "/api/business-cards"],
    ["PUT", "/api/business-cards/1"],
    ["POST", "/api/users"],
    ["PATCH", "/api/users/1"],
    ["POST", "/api/users/bulk"],
    ["POST", "/api/users/taken"],
    ["POST", "/api/update-password"],
    ["POST", "/api/salesbot/1/config"],
    ["POST", "/api/salesbot/1/trial"],
    ["PATCH", "/api/conversations/1"],
    ["POST", "/api/conversations/1/messages"],
    ["POST", "/api/push-subscriptions"],
    ["DELETE", "/api/user"],
  ] as const;

  test.for(WRITES)("%s %s is 401, with a path, a type or a body that would be refused", async ([method, path]) => {
    const call = visitor(host);
    const statuses = [
      await call(method, path, "{"),
      await call(method, path, {}),
      await call(method, path, "x", { "content-type": "text/plain" }),
      await call(method, path.replace(/\/1\b/, "/7e0"), {}),
      await call(method, `${path}?search=%00`, {}),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
  });

  test.for(WRITES)("%s %s is 401 before a byte of its 9 MB has come", async ([method, path]) => {
    const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": 9 * 1024 * 1024 };
    const sent = request(host.url + path, { method, headers });
    sent.flushHeaders();
    const [{ statusCode }] = (await once(sent, "response")) as [IncomingMessage];
    sent.destroy();
    expect(statusCode).toBe(401);
  });

  test("but a method that is not there is 405, and another site's page 403", async () => {
    const call = visitor(host);
    expect((await call("PUT", "/api/upload", "{")).status).toBe(405);
    expect((await call("POST", "/api/upload", "{", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
});

test("a picture with the address of an export exports nothing in the name of whoever looks at it", async () => {
  const call = await signedIn(host, await aUser(host.database));
  for (const path of ["/api/user/export", "/api/contacts/export"]) {
    expect([path, (await call("GET", path, undefined, { "sec-fetch-dest": "image" })).status]).toEqual([path, 401]);
    expect([path, (await call("GET", path, undefined, { "sec-fetch-dest": "document" })).status]).toEqual([path, 200]);
  }
});

describe("a second card", () => {
  test.for([
    [1, 1],
    [2, 1],
    [3, 3],
    [4, 5],
    [5, 5],
  ] as const)("level %i makes %i and no more than allowed", async ([level, made]) => {
    const user = await aUser(host.database, { accessLevel: level });
    const call = await signedIn(host, user);
    const statuses = [];
    for (let n = 0; n < 5; n++)
      statuses.push(
        (await call("POST", "/api/business-cards", { userId: user.id, name: "Ada", theme: "minimalist" })).status,
      );
    expect(statuses).toEqual(Array.from({ length: 5 }, (_, n) => (n < made ? 201 : 403)));
  });
});
