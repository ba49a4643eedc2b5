import { spawn } from "node:child_process";
import { once } from "node:events";
import { count } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type BusinessCard, type User, open } from "../../db/index.ts";
import type { Analytics } from "../app/analytics/analytics.ts";
import { exportText } from "../app/analytics/export/export.ts";
import { EXPORT_TYPES } from "../app/analytics/export/export-types.ts";
import { rootFolder } from "../../db/root.ts";
import { commitEvents } from "../app/events/commit.server.ts";
import type { NewEvent } from "../app/events/event.ts";
import { aCard, aSession, aUser } from "./builders.ts";
import { type Client, signedIn, visitor } from "./client.ts";
import { type Host, startHost } from "./host.ts";

const PHONE = {
  "user-agent":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
};

let host: Host;
let owner: User;
let asOwner: Client;
let anyone: Client;

beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off" });
  owner = await aUser(host.database, { accessLevel: 2 });
  asOwner = await signedIn(host, owner);
  anyone = visitor(host);
});
afterAll(() => host.stop());

const newCard = () => aCard(host.database, owner);
const read = async (card: BusinessCard, query = "") =>
  (await asOwner("GET", `/api/analytics/${card.id}${query}`)).json<Analytics & Record<string, unknown>>();

describe("views, clicks and saves", () => {
  test("are answered 201 with an id and counted", async () => {
    const card = await newCard();
    const view = await anyone(
      "POST",
      "/api/card-views",
      { cardId: card.id, source: "qr", referrer: "https://www.example.com/x", timeZone: "Europe/Lisbon" },
      PHONE,
    );
    const click = await anyone(
      "POST",
      "/api/card-clicks",
      { cardId: card.id, linkType: "social", linkId: "linkedin" },
      PHONE,
    );
    const save = await anyone("POST", "/api/card-saves", { cardId: String(card.id) }, PHONE);
    for (const response of [view, click, save]) {
      expect(response.status).toBe(201);
      expect(response.json()).toEqual({ id: expect.any(Number) });
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
    }
    const response = await read(card);
    expect(response.summary).toMatchObject({
      totalViews: 1,
      totalClicks: 1,
      totalSaves: 1,
      totalSubmissions: 0,
      uniqueVisitors: 1,
    });
    expect(response.views).toMatchObject([
      { viewerLocation: "Portugal", viewerDevice: "Mobile · iOS · Safari", source: "qr", referrer: "example.com" },
    ]);
    expect(response.clicks).toMatchObject([
      { linkType: "social", linkId: "linkedin", clickerDevice: "Mobile · iOS · Safari" },
    ]);
    expect(response.saves).toHaveLength(1);
    expect(response).toMatchObject({ complete: true, cursor: null, filtered: 0 });
  });

  test("view twice: both count, the visitor once", async () => {
    const card = await newCard();
    const ids = [];
    for (let i = 0; i < 2; i++)
      ids.push((await anyone("POST", "/api/card-views", { cardId: card.id }, PHONE)).json<{ id: number }>().id);
    expect(ids[0]).not.toBe(ids[1]);
    expect((await read(card)).summary).toMatchObject({ totalViews: 2, uniqueVisitors: 1 });
  });

  test("need a card, a known link type, and a body", async () => {
    const card = await newCard();
    const paused = await aCard(host.database, owner, { isPaused: true });
    const status = async (path: string, body: unknown) => (await anyone("POST", path, body, PHONE)).status;
    expect(await status("/api/card-views", { cardId: 999_999 })).toBe(404);
    expect(await status("/api/card-views", { cardId: paused.id })).toBe(404);
    expect(await status("/api/card-saves", { cardId: "7e0" })).toBe(400);
    expect(await status("/api/card-saves", {})).toBe(400);
    expect(await status("/api/card-clicks", { cardId: card.id, linkType: "fax", linkId: "primary" })).toBe(400);
    expect(await status("/api/card-clicks", { cardId: card.id, linkType: "phone" })).toBe(400);
    expect(await status("/api/card-views", "{")).toBe(400);
    const preflight = await anyone("OPTIONS", "/api/card-views");
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    expect((await anyone("GET", "/api/card-views")).status).toBe(405);
    expect((await read(card)).summary.totalClicks).toBe(0);
  });

  test("leaving completes the view, twice if need be, and makes no second row", async () => {
    const card = await newCard();
    const { id } = (await anyone("POST", "/api/card-views", { cardId: card.id }, PHONE)).json<{ id: number }>();
    for (const seconds of [5, 42.4])
      expect((await anyone("POST", "/api/card-views", { cardId: card.id, viewId: id, seconds }, PHONE)).status).toBe(
        200,
      );
    expect((await anyone("POST", "/api/card-views", { cardId: card.id, seconds: 5 }, PHONE)).status).toBe(400);
    expect(
      (await anyone("POST", "/api/card-views", { cardId: card.id, viewId: id + 1_000_000, seconds: 5 }, PHONE)).status,
    ).toBe(404);
    const { views, averageSeconds } = await read(card);
    expect(views).toMatchObject([{ id, seconds: 42 }]);
    expect(averageSeconds).toBe(42);
  });

  test("of programs and of the owner are counted apart", async () => {
    const card = await newCard();
    await anyone("POST", "/api/card-views", { cardId: card.id }, { "user-agent": "Googlebot/2.1" });
    await asOwner("POST", "/api/card-views", { cardId: card.id }, PHONE);
    const response = await read(card);
    expect(response).toMatchObject({ filtered: 2, filteredBy: { bot: 1, owner: 1 }, views: [] });
    expect(response.summary.totalViews).toBe(0);
  });

  test("a save repeated by the same visitor is 200 with the first one's id, and counted once", async () => {
    const card = await newCard();
    const first = await anyone("POST", "/api/card-saves", { cardId: card.id }, PHONE);
    const again = await anyone("POST", "/api/card-saves", { cardId: card.id }, PHONE);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
    expect((await read(card)).summary.totalSaves).toBe(1);
  });

  test("sent again with the same key are the same", async () => {
    const card = await newCard();
    const key = "offline-save-1";
    const first = await anyone("POST", "/api/card-saves", { cardId: card.id, key }, PHONE);
    const again = await anyone("POST", "/api/card-saves", { cardId: card.id }, { ...PHONE, "idempotency-key": key });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
    expect((await read(card)).summary.totalSaves).toBe(1);
  });

  test("carry the time they happened, unless the clock is wrong", async () => {
    const card = await newCard();
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    for (const timestamp of [hourAgo, "2099-01-01T00:00:00Z", "1970-01-01T00:00:00Z"]) {
      expect((await anyone("POST", "/api/card-views", { cardId: card.id, timestamp }, PHONE)).status).toBe(201);
    }
    const times = (await read(card)).views.map(({ timestamp }) => Date.parse(timestamp));
    expect(times.filter((time) => Date.now() - time < 60_000)).toHaveLength(2);
    expect(times).toContain(Date.parse(hourAgo));
  });

  test("of a visitor who asks not to be tracked say nothing about him", async () => {
    const card = await newCard();
    await anyone(
      "POST",
      "/api/card-views",
      { cardId: card.id, referrer: "https://example.com", timeZone: "Europe/Lisbon" },
      { ...PHONE, "sec-gpc": "1" },
    );
    expect((await read(card)).views).toMatchObject([
      { viewerIp: null, viewerLocation: null, viewerDevice: null, referrer: null },
    ]);
  });
});

describe("GET /api/analytics/{cardId}", () => {
  test("is for the owner and administrators", async () => {
    const card = await newCard();
    const path = `/api/analytics/${card.id}`;
    const otherUser = await signedIn(host, await aUser(host.database, { accessLevel: 3 }));
    const admin = await signedIn(host, await aUser(host.database, { accessLevel: 4 }));
    for (const suffix of ["", "/live", "/export?type=all"]) {
      expect((await anyone("GET", path + suffix)).status).toBe(401);
      const denied = await otherUser("GET", path + suffix);
      expect([denied.status, denied.text]).toEqual([403, "You don't have permission to view analytics for this card"]);
      expect((await admin("GET", path + suffix)).status).toBe(200);
      expect((await asOwner("GET", path.replace(/\d+$/, "999999") + suffix)).status).toBe(404);
    }
  });

  test.each([
    "range=hourly",
    "timeZone=Mars/Olympus",
    "from=yesterday",
    "from=2026-02-02&to=2026-02-01",
    "from=1990-01-01&to=2026-01-01",
    "from=0001-01-01",
    "to=9999-12-31&timeZone=Europe/Berlin",
    "cursor=x",
  ])("refuses %s", async (query) => {
    expect((await asOwner("GET", `/api/analytics/${(await newCard()).id}?${query}`)).status).toBe(400);
  });

  test("gives the newest 1,000 rows, and the others by the cursor; the export is the same, made here or there", async () => {
    const card = await newCard();
    const now = Date.now();
    const events = Array.from({ length: 1_250 }, (_, i) => ({
      ...aView(card.id, now - Math.floor(i / 2) * 1_000),
      location: "Türkiye",
      country: "TR",
    }));
    for (let i = 0; i < events.length; i += 500) await commitEvents(host.database, events.slice(i, i + 500));
    const query = "?range=weekly&timeZone=Asia/Kathmandu";
    const first = await read(card, query);
    expect([first.views.length, first.complete, first.totals.views]).toEqual([1_000, false, 1_250]);
    const rest = await read(card, `${query}&cursor=${first.cursor}`);
    expect([rest.views.length, rest.complete, rest.cursor]).toEqual([250, true, null]);
    const views = [...first.views, ...rest.views];
    expect(new Set(views.map(({ id }) => id)).size).toBe(1_250);
    const whole: Analytics = { ...first, views, complete: true };
    for (const type of EXPORT_TYPES) {
      const response = await fetch(`${host.url}/api/analytics/${card.id}/export${query}&type=${type}`, {
        headers: { cookie: await aSession(host.database, owner) },
      });
      const streamed = Buffer.from(await response.arrayBuffer());
      const empty = ["clicks", "saves", "submissions"].includes(type);
      if (empty) expect(streamed.toString().trimEnd().split("\r\n")).toHaveLength(1);
      else expect(streamed.equals(Buffer.from(exportText(type, whole)))).toBe(true);
      expect(response.headers.get("content-disposition")).toMatch(
        new RegExp(`attachment; filename="Ada Example-analytics-${type}-\\d{4}-\\d{2}-\\d{2}\\.csv"`),
      );
    }
  }, 60_000);

  test("an export that is under way is not disturbed by events that arrive", async () => {
    const card = await newCard();
    const now = Date.now();
    for (let group = 0; group < 3; group++)
      await commitEvents(
        host.database,
        Array.from({ length: 2_000 }, (_, i) => aView(card.id, now - (group * 2_000 + i) * 1_000)),
      );
    const response = await fetch(`${host.url}/api/analytics/${card.id}/export?type=views`, {
      headers: { cookie: await aSession(host.database, owner) },
    });
    const reader = response.body!.getReader();
    const decoder = new TextDecoder();
    let text = decoder.decode((await reader.read()).value, { stream: true });
    for (let i = 0; i < 5; i++)
      expect((await anyone("POST", "/api/card-views", { cardId: card.id }, PHONE)).status).toBe(201);
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
      text += decoder.decode(chunk.value, { stream: true });
    expect(text.trimEnd().split("\r\n")).toHaveLength(1 + 6_000);
    expect((await read(card)).summary.totalViews).toBe(6_005);
  });

  test("an unknown export type is refused", async () => {
    expect((await asOwner("GET", `/api/analytics/${(await newCard()).id}/export?type=secrets`)).status).toBe(400);
  });
});

function aView(cardId: number, ms: number): NewEvent {
  return {
    kind: "view",
    cardId,
    at: new Date(ms),
    source: "link",
    referrer: null,
    ip: "192.0.2.0",
    location: "Portugal",
    country: "PT",
    device: null,
    deviceClass: null,
    isBot: false,
    userId: null,
    visitorHash: null,
    key: null,
  };
}

describe("trouble", () => {
  test("a database that another process locks for two seconds loses nothing", async () => {
    const card = await newCard();
    const locker = spawn(
      process.execPath,
      [
        "-e",
        `
      const db = new (require("better-sqlite3"))(process.argv[1]);
      db.exec("BEGIN IMMEDIATE");
      console.log("locked");
      setTimeout(() => db.exec("COMMIT"), 2000);
    `,
        `${host.dataDir}/cards.db`,
      ],
      { cwd: rootFolder, stdio: ["ignore", "pipe", "inherit"] },
    );
    const unlocked = once(locker, "exit");
    await once(locker.stdout, "data");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => anyone("POST", "/api/card-views", { cardId: card.id }, PHONE)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await unlocked).toEqual([0, null]);
    expect((await read(card)).summary.totalViews).toBe(20);
  });

  test("a flood from one address is refused from its limit on; the server stays up and others are counted", async () => {
    const limited = await startHost({ TRUST_PROXY: "1" });
    onTestFinished(() => limited.stop());
    const card = await aCard(limited.database, await aUser(limited.database));
    const post = (address: string) =>
      fetch(`${limited.url}/api/card-views`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": address, ...PHONE },
        body: JSON.stringify({ cardId: card.id }),
      });
    const statuses = new Map<number, number>();
    let sent = 0;
    const flood = Array.from({ length: 50 }, async () => {
      while (sent++ < 1_500) {
        const response = await post("203.0.113.7");
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        if (response.status === 429) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
        await response.arrayBuffer();
      }
    });
    const others = await Promise.all(Array.from({ length: 20 }, (_, i) => post(`198.51.100.${i}`)));
    await Promise.all(flood);
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 201));
    expect([...statuses.keys()].sort()).toEqual([201, 429]);
    expect(statuses.get(429)).toBeGreaterThan(0);
    expect((await fetch(`${limited.url}/readyz`)).status).toBe(200);
    expect(await limited.database.db.select({ n: count() }).from(limited.database.tables.cardViews)).toEqual([
      { n: statuses.get(201)! + others.length },
    ]);
  }, 60_000);
});

describe("a crash", () => {
  test("in the middle of many writes loses no event that was answered", async () => {
    const fragile = await startHost({ RATE_LIMITS: "off" });
    const card = await aCard(fragile.database, await aUser(fragile.database));
    let answered = 0;
    const writers = Array.from({ length: 32 }, async () => {
      for (;;) {
        const response = await fetch(`${fragile.url}/api/card-views`, {
          method: "POST",
          headers: { "content-type": "application/json", ...PHONE },
          body: JSON.stringify({ cardId: card.id }),
        }).catch(() => undefined);
        if (response?.status !== 201) return;
        if (++answered === 400) fragile.process.kill("SIGKILL");
      }
    });
    await Promise.all([once(fragile.process, "exit"), ...writers]);
    const database = await open(`file:${fragile.dataDir}/cards.db`);
    const { cardViews, eventRollups } = database.tables;
    const rows = await database.db.select().from(cardViews);
    const totals = (await database.db.select().from(eventRollups)).filter(
      ({ dimension, kind, minutes }) => dimension === "total" && kind === "view" && minutes === 1440,
    );
    expect(answered).toBeGreaterThanOrEqual(400);
    expect(rows.length).toBeGreaterThanOrEqual(answered);
    expect(totals.reduce((all, { n }) => all + n, 0)).toBe(rows.length);
    await database.close();
    await fragile.stop();
  });
});
