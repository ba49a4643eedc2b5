import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { addCard, onEveryDatabase } from "../../../../db/tests/databases.ts";
import { commitEvents, countSubmission } from "../../events/commit.server.ts";
import type { NewEvent, Visit } from "../../events/event.ts";
import { NO_EVENTS } from "../formulas.ts";
import { readFigures } from "./figures.server.ts";

const visit = (at: string, changes: Partial<Visit> = {}): Visit => ({
  ip: "192.0.2.0",
  location: "Portugal",
  country: "PT",
  device: "Mobile · iOS · Safari",
  deviceClass: "mobile",
  isBot: false,
  userId: null,
  visitorHash: null,
  key: null,
  at: new Date(at),
  ...changes,
});
const view = (cardId: number, at: string, changes: Partial<Visit> = {}): NewEvent => ({
  ...visit(at, changes),
  kind: "view",
  cardId,
  source: "link",
  referrer: null,
});
const click = (cardId: number, at: string, linkType: "website" | "social", linkId: string): NewEvent => ({
  ...visit(at),
  kind: "click",
  cardId,
  linkType,
  linkId,
});
const save = (cardId: number, at: string, changes: Partial<Visit> = {}): NewEvent => ({
  ...visit(at, changes),
  kind: "save",
  cardId,
});

const now = new Date("2026-03-31T12:00:00Z");

describe("commitEvents and readFigures", () =>
  onEveryDatabase((test) => {
    test("count events by day, source, device, country, link and hour", async ({ database }) => {
      const card = await addCard(database);
      await commitEvents(database, [
        view(card.id, "2026-03-31T09:10:00Z"),
        {
          ...view(card.id, "2026-03-31T09:20:00Z", { country: "DE", deviceClass: "desktop" }),
          kind: "view",
          source: "qr",
          referrer: "example.com",
        },
        view(card.id, "2026-03-30T23:59:59Z", { country: null, deviceClass: null }),
        click(card.id, "2026-03-31T09:21:00Z", "website", "primary"),
        click(card.id, "2026-03-31T09:22:00Z", "social", "linkedin"),
        click(card.id, "2026-03-29T09:22:00Z", "social", "linkedin"),
        save(card.id, "2026-03-31T09:23:00Z"),
      ]);
      await database.transaction((tx) =>
        countSubmission(
          tx,
          database.tables,
          {
            cardId: card.id,
            timestamp: new Date("2026-03-31T10:00:00Z"),
            country: "PT",
            submitterDevice: "Mobile · iOS · Safari",
          },
          1,
        ),
      );
      const figures = await readFigures(database, card, { range: "weekly", timeZone: "UTC" }, now);
      expect(figures).toMatchObject({ from: "2026-03-25", to: "2026-03-31", grouping: "day" });
      expect(figures.totals).toEqual({ views: 3, clicks: 3, saves: 1, submissions: 1, visitors: 0 });
      expect(figures.series.map(({ start, views, clicks }) => [start, views, clicks])).toEqual([
        ["2026-03-25", 0, 0],
        ["2026-03-26", 0, 0],
        ["2026-03-27", 0, 0],
        ["2026-03-28", 0, 0],
        ["2026-03-29", 0, 1],
        ["2026-03-30", 1, 0],
        ["2026-03-31", 2, 2],
      ]);
      expect(figures.sources.map(({ label, count }) => [label, count])).toEqual([
        ["Link", 2],
        ["QR code", 1],
      ]);
      expect(figures.devices.map(({ label, views, clicks }) => [label, views, clicks])).toEqual([
        ["Desktop", 1, 0],
        ["Mobile", 1, 3],
        ["Unknown", 1, 0],
      ]);
      expect(figures.countries.map(({ label, views }) => [label, views])).toEqual([
        ["Germany", 1],
        ["Portugal", 1],
        ["Unknown", 1],
      ]);
      expect(figures.referrers.map(({ name, count }) => [name, count])).toEqual([["example.com", 1]]);
      expect(figures.links.map(({ label, count }) => [label, count])).toEqual([
        ["LinkedIn", 2],
        ["Website", 1],
      ]);
      expect(figures.hours[1]![9]).toBe(2); // Tuesday
      expect(figures.hours[0]![23]).toBe(1);
      expect(figures.hours.flat().reduce((a, b) => a + b)).toBe(3);
    });

    test("give each event to the day of the viewer's time zone, also across a change of clocks", async ({
      database,
    }) => {
      const card = await addCard(database);
      await commitEvents(database, [
        view(card.id, "2026-03-28T22:59:00Z"), // 23:59 in Berlin, still winter time
        view(card.id, "2026-03-28T23:00:00Z"), // midnight of the day the clocks change
        view(card.id, "2026-03-29T21:59:00Z"), // 23:59 in summer time
        view(card.id, "2026-03-29T22:00:00Z"), // midnight
      ]);
      const berlin = await readFigures(database, card, { range: "weekly", timeZone: "Europe/Berlin" }, now);
      expect(berlin.series.filter(({ views }) => views > 0).map(({ start, views }) => [start, views])).toEqual([
        ["2026-03-28", 1],
        ["2026-03-29", 2],
        ["2026-03-30", 1],
      ]);
      expect(berlin.hours[5]![23]).toBe(1); // Saturday
      expect([berlin.hours[6]![0], berlin.hours[6]![23], berlin.hours[0]![0]]).toEqual([1, 1, 1]);

      const kathmandu = await readFigures(
        database,
        card,
        { from: "2026-03-29", to: "2026-03-29", timeZone: "Asia/Kathmandu" },
        now,
      );
      expect(kathmandu.totals.views).toBe(2); // from 18:15 to 18:15 UTC
      expect(kathmandu.sources[0]!.count).toBe(2);
      expect(kathmandu.grouping).toBe("hour");
      expect(kathmandu.series.filter(({ views }) => views > 0)).toMatchObject([{ start: "04:00", views: 2 }]);
    });

    test("every ranking of views adds up to the total, in any zone and range", async ({ database }) => {
      const card = await addCard(database);
      const start = Date.parse("2025-03-01T00:00:00Z");
      const events = Array.from({ length: 400 }, (_, i) =>
        view(card.id, new Date(start + i * 85_000_000).toISOString(), {
          country: ["PT", "DE", null][i % 3]!,
          deviceClass: (["mobile", "desktop"] as const)[i % 2]!,
        }),
      );
      await commitEvents(database, events);
      for (const timeZone of ["UTC", "America/St_Johns", "Pacific/Kiritimati", "Asia/Kathmandu"]) {
        for (const range of ["daily", "weekly", "monthly", "yearly", undefined] as const) {
          const { totals, sources, devices, countries, hours, series } = await readFigures(
            database,
            card,
            { range, timeZone },
            now,
          );
          const sums = [sources, devices, countries].map((ranked) => ranked.reduce((all, { count }) => all + count, 0));
          const all = [...sums, hours.flat().reduce((a, b) => a + b), series.reduce((n, { views }) => n + views, 0)];
          expect(all, `${range} ${timeZone}`).toEqual(all.map(() => totals.views));
        }
      }
    });

    test("compare a range with the one before", async ({ database }) => {
      const card = await addCard(database);
      await commitEvents(database, [
        view(card.id, "2026-03-31T00:00:00Z"),
        view(card.id, "2026-03-02T00:00:00Z"),
        view(card.id, "2026-03-01T23:59:59Z"),
        view(card.id, "2026-01-31T00:00:00Z"),
        view(card.id, "2026-01-30T23:59:59Z"),
      ]);
      const { totals, previous, summary, last7, last30 } = await readFigures(
        database,
        card,
        { range: "monthly", timeZone: "UTC" },
        now,
      );
      expect([totals.views, previous.views, summary.totalViews]).toEqual([2, 2, 5]);
      expect([last7.now.views, last7.before.views, last30.now.views]).toEqual([1, 0, 2]);
      expect(summary.averageDailyViews).toBeCloseTo(2 / 30);
    });

    test("keep bots and owners out of the totals, and say how many they were", async ({ database }) => {
      const card = await addCard(database);
      await commitEvents(database, [
        view(card.id, "2026-03-31T01:00:00Z", { isBot: true }),
        view(card.id, "2026-03-31T01:00:00Z", { userId: card.userId, isBot: true }),
        save(card.id, "2026-03-31T01:00:00Z", { userId: card.userId }),
        view(card.id, "2026-03-31T01:00:00Z", { userId: card.userId + 1_000_000 }),
      ]);
      const figures = await readFigures(database, card, { range: "daily", timeZone: "UTC" }, now);
      expect(figures.totals).toEqual({ ...NO_EVENTS, views: 1 });
      expect([figures.filtered, figures.filteredBy]).toEqual([3, { bot: 1, owner: 2 }]);
      expect(figures.sources[0]!.count).toBe(1);
    });

    test("count a visitor once a day and card", async ({ database }) => {
      const [card, other] = [await addCard(database), await addCard(database)];
      const ada = { visitorHash: "ada" };
      await commitEvents(database, [
        view(card.id, "2026-03-31T01:00:00Z", ada),
        view(card.id, "2026-03-31T02:00:00Z", ada),
      ]);
      await commitEvents(database, [
        view(card.id, "2026-03-31T03:00:00Z", ada),
        view(card.id, "2026-03-31T03:00:00Z", { visitorHash: "grace" }),
        view(other.id, "2026-03-31T03:00:00Z", ada),
        view(card.id, "2026-03-30T03:00:00Z", ada),
      ]);
      const { totals } = await readFigures(database, card, { range: "weekly", timeZone: "UTC" }, now);
      expect(totals).toMatchObject({ views: 5, visitors: 3 });
    });

    test("take an event that is sent again for the same one", async ({ database }) => {
      const card = await addCard(database);
      const key = randomUUID();
      const [first, twin] = await commitEvents(database, [
        save(card.id, "2026-03-31T01:00:00Z", { key }),
        save(card.id, "2026-03-31T01:00:00Z", { key }),
      ]);
      const [again] = await commitEvents(database, [save(card.id, "2026-03-31T01:00:00Z", { key })]);
      expect(first).toEqual({ id: expect.any(Number), isNew: true });
      expect([twin, again]).toEqual([
        { ...first, isNew: false },
        { ...first, isNew: false },
      ]);
      expect((await readFigures(database, card, { range: "daily", timeZone: "UTC" }, now)).totals.saves).toBe(1);
    });

    test("complete a view by the longest time its page was in sight", async ({ database }) => {
      const card = await addCard(database);
      const [seen, other] = (await commitEvents(database, [
        view(card.id, "2026-03-31T01:00:00Z"),
        view(card.id, "2026-03-31T01:00:00Z"),
      ])) as { id: number }[];
      const completion = (viewId: number, seconds: number, cardId = card.id) => ({
        kind: "completion" as const,
        cardId,
        viewId,
        seconds,
      });
      await commitEvents(database, [completion(seen!.id, 10), completion(seen!.id, 4)]);
      const [done, lost, foreign] = await commitEvents(database, [
        completion(seen!.id, 30),
        completion(seen!.id + 1_000_000, 5),
        completion(seen!.id, 99, (await addCard(database)).id),
      ]);
      expect(done).toEqual({ id: seen!.id, isNew: false });
      expect([lost, foreign]).toEqual([{ missing: "view" }, { missing: "view" }]);
      await commitEvents(database, [completion(other!.id, 0)]);
      expect((await readFigures(database, card, { range: "daily", timeZone: "UTC" }, now)).averageSeconds).toBe(15);
    });

    test("a clock that jumps back leaves events ahead of it in the whole, and adds no day to a range", async ({
      database,
    }) => {
      const card = await addCard(database);
      await commitEvents(database, [
        view(card.id, "2026-03-31T11:00:00Z"),
        view(card.id, "2027-01-01T00:00:00Z"),
        view(card.id, "2026-03-30T11:00:00Z"),
      ]);
      const weekly = await readFigures(database, card, { range: "weekly", timeZone: "UTC" }, now);
      expect([weekly.totals.views, weekly.summary.totalViews, weekly.series.length]).toEqual([2, 3, 7]);
      expect(weekly.hours.flat().reduce((sum, n) => sum + n, 0)).toBe(2);
    });

    test("refuse only the events of a card that is not there", async ({ database }) => {
      const card = await addCard(database);
      const [lost, good] = await commitEvents(database, [
        view(card.id + 1_000_000, "2026-03-31T01:00:00Z"),
        view(card.id, "2026-03-31T01:00:00Z"),
      ]);
      expect(lost).toEqual({ missing: "card" });
      expect(good).toMatchObject({ isNew: true });
    });

    test("write a group larger than a statement takes, ids in order", async ({ database }) => {
      const card = await addCard(database);
      const group = Array.from({ length: 500 }, (_, i) =>
        view(card.id, new Date(now.getTime() - i * 900_000).toISOString(), { country: null }),
      );
      const outcomes = await commitEvents(database, group);
      const ids = outcomes.map((outcome) => (outcome as { id: number }).id);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
      const rows = await database.db.select().from(database.tables.cardViews);
      expect(rows.find(({ id }) => id === ids[17])!.timestamp).toEqual(group[17]!.at);
      expect((await readFigures(database, card, { range: "weekly", timeZone: "UTC" }, now)).totals.views).toBe(500);
    });
  }));
