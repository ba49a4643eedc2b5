import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import type { Analytics } from "../analytics.ts";
import { exportHead, exportText } from "./export.ts";
import { EXPORT_TYPES, exportFileName, type ExportType } from "./export-types.ts";
import { NO_EVENTS } from "../formulas.ts";

const hours = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 24 }, (_, hour) => (day === 1 && hour === 9 ? 2 : day === 6 && hour === 23 ? 1 : 0)),
);
const totals = { ...NO_EVENTS, views: 3, clicks: 1, saves: 1, submissions: 1, visitors: 2 };
const ranked = (label: string, views: number) => ({
  name: label,
  label,
  views,
  clicks: 0,
  saves: 0,
  submissions: 0,
  count: views,
});

const analytics: Analytics = {
  campaigns: [],
  cardId: 1,
  card: { name: 'Zoë "Z" Müller', slug: "zoe" },
  range: "monthly",
  from: "2026-10-23",
  to: "2026-11-21",
  timeZone: "UTC",
  grouping: "day",
  summary: {
    totalViews: 3,
    totalClicks: 1,
    totalSaves: 1,
    totalSubmissions: 1,
    uniqueVisitors: 2,
    averageDailyViews: 0.1,
  },
  totals,
  previous: NO_EVENTS,
  last7: { now: totals, before: NO_EVENTS },
  last30: { now: totals, before: NO_EVENTS },
  series: [],
  sources: [],
  devices: [ranked("Mobile", 2), ranked("Unknown", 1)],
  countries: [ranked("Portugal", 3)],
  referrers: [],
  links: [],
  hours,
  averageSeconds: null,
  conversations: { started: 0, withPerson: 0, answerSeconds: null },
  filtered: 0,
  filteredBy: { bot: 0, owner: 0 },
  complete: true,
  cursor: null,
  views: [
    {
      id: 2,
      timestamp: "2026-11-20T18:42:00.000Z",
      viewerIp: "192.0.2.0",
      viewerLocation: "Portugal",
      viewerDevice: "Mobile · iOS · Safari",
      source: "qr",
      referrer: "example.com",
      seconds: 12,
    },
    {
      id: 1,
      timestamp: "2026-11-20T11:20:00.000Z",
      viewerIp: null,
      viewerLocation: null,
      viewerDevice: null,
      source: null,
      referrer: null,
      seconds: null,
    },
  ],
  clicks: [
    {
      id: 1,
      timestamp: "2026-11-20T18:43:00.000Z",
      linkType: "custom",
      linkId: '=HYPERLINK("x")',
      clickerIp: null,
      clickerLocation: null,
      clickerDevice: null,
    },
  ],
  saves: [{ id: 1, timestamp: "2026-11-20T18:44:00.000Z", saverIp: null, saverLocation: null, saverDevice: null }],
  submissions: [
    {
      id: 1,
      timestamp: "2026-11-20T18:45:00.000Z",
      formData: { phone: "+1 555 0100", message: 'Line 1\nLine 2, "quoted"' },
      submitterIp: null,
      submitterLocation: null,
      submitterDevice: null,
    },
  ],
};

/** What a spreadsheet reads. */
const read = (type: ExportType) => Papa.parse<string[]>(exportText(type, analytics), { skipEmptyLines: true }).data;

describe("every export", () => {
  test.each(EXPORT_TYPES)("%s begins with the byte order mark, quotes every value and ends lines by CRLF", (type) => {
    const text = exportText(type, analytics);
    expect(text.startsWith(exportHead(type))).toBe(true);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    const lines = text.slice(1).split("\r\n");
    expect(lines.pop()).toBe("");
    for (const line of lines) expect(line).toMatch(/^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*$/);
  });
  test.each(EXPORT_TYPES)("%s has the card's name in each row", (type) => {
    const [header, ...rows] = read(type);
    expect(header![0]!.replace("\uFEFF", "")).toBe("Card Name");
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set(['Zoë "Z" Müller']));
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([header!.length]));
  });
  test("with nothing in it is its header alone", () => {
    const empty = { ...analytics, totals: NO_EVENTS, views: [], clicks: [], saves: [], submissions: [] };
    for (const type of EXPORT_TYPES) expect(exportText(type, empty)).toBe(exportHead(type));
  });
});

describe("rows", () => {
  test("say Unknown where address, location or device is missing", () => {
    expect(
      read("views")
        .slice(1)
        .map((row) => row.slice(1)),
    ).toEqual([
      ["2026-11-20T18:42:00.000Z", "Portugal", "Mobile · iOS · Safari", "192.0.2.0", "QR code", "example.com", "12"],
      ["2026-11-20T11:20:00.000Z", "Unknown", "Unknown", "Unknown", "Link", "", ""],
    ]);
  });
  test("that a spreadsheet would run as a formula are defused", () => {
    expect(read("clicks")[1]![3]).toBe('\'=HYPERLINK("x")');
    const risky = { ...analytics, card: { name: "@SUM(A1)", slug: "x" } };
    expect(exportText("saves", risky)).toContain('"\'@SUM(A1)"');
  });
  test("of forms hold the fields, sorted, with their line breaks", () => {
    expect(read("submissions")[1]![2]).toBe('message: Line 1\nLine 2, "quoted"; phone: +1 555 0100');
  });
  test("of all data name their kind", () =>
    expect(
      read("all")
        .slice(1)
        .map((row) => row[1]),
    ).toEqual(["View", "View", "Click", "Save", "Submission"]));
});

describe("figures", () => {
  test("engagement has the three rates with two decimals", () => {
    expect(
      read("engagement")
        .slice(1)
        .map(([, ...row]) => row),
    ).toEqual([
      ["Engagement Rate", "66.67%"],
      ["Conversion Rate", "33.33%"],
      ["Click-Through Rate", "33.33%"],
    ]);
  });
  test("timing covers 24 hours and 7 weekdays", () => {
    const rows = read("timing").slice(1);
    expect(rows.filter(([, type]) => type === "Hour")).toHaveLength(24);
    expect(rows.filter(([, type]) => type === "Weekday")).toHaveLength(7);
    expect(rows.find(([, , period]) => period === "09:00")!.slice(3)).toEqual(["2", "66.67%"]);
    expect(rows.find(([, , period]) => period === "Sunday")!.slice(3)).toEqual(["1", "33.33%"]);
  });
  test("devices and places come with their part", () => {
    expect(
      read("devices")
        .slice(1)
        .map(([, ...row]) => row),
    ).toEqual([
      ["Mobile", "2", "0", "0", "66.67%"],
      ["Unknown", "1", "0", "0", "33.33%"],
    ]);
    expect(read("geographic")[1]!.slice(1)).toEqual(["Portugal", "3", "0", "0", "100.00%"]);
  });
  test("the overview has the totals", () => {
    expect(
      Object.fromEntries(
        read("overview")
          .slice(1)
          .map(([, metric, value]) => [metric, value]),
      ),
    ).toMatchObject({
      "Total Views": "3",
      "Unique Visitors": "2",
      "Average Daily Views": "0.10",
      "Engagement Rate": "66.67%",
    });
  });
});

test("a file is named by card, analytics, section and day, whatever the name holds", () => {
  expect(exportFileName({ name: 'Zoë "Z" / Müller..', slug: "zoe" }, "views", "2026-11-21")).toBe(
    "Zoë _Z_ _ Müller-analytics-views-2026-11-21.csv",
  );
  expect(exportFileName({ name: null, slug: "zoe" }, "all", "2026-11-21")).toBe("zoe-analytics-all-2026-11-21.csv");
  expect(exportFileName({ name: "...", slug: "zoe" }, "all", "2026-11-21")).toBe("zoe-analytics-all-2026-11-21.csv");
});
