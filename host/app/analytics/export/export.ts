import type { JsonObject } from "#db/index.ts";
import { type Cell, csvHead, csvLines } from "../../csv/csv.ts";
import { sourceLabel } from "../labels.ts";
import type { Analytics, ClickRow, Figures, RawRows, SaveRow, SubmissionRow, ViewRow } from "../analytics.ts";
import { clickThroughRate, conversionRate, DECIMALS, engagementRate, roundHalfUp, percent } from "../formulas.ts";
import { type ExportType, hasEvents, sectionsOf } from "./export-types.ts";

const COLUMNS: Record<ExportType, readonly string[]> = {
  all: ["Card Name", "Type", "Timestamp", "Details", "Location", "Device", "IP Address"],
  views: ["Card Name", "Timestamp", "Location", "Device", "IP Address", "Source", "Referrer", "Seconds"],
  clicks: ["Card Name", "Timestamp", "Link Type", "Link ID", "Location", "Device", "IP Address"],
  saves: ["Card Name", "Timestamp", "Location", "Device", "IP Address"],
  submissions: ["Card Name", "Timestamp", "Form Data", "Location", "Device", "IP Address"],
  overview: ["Card Name", "Metric", "Value"],
  engagement: ["Card Name", "Metric", "Value"],
  timing: ["Card Name", "Type", "Period", "Views", "Percentage"],
  devices: ["Card Name", "Device", "Views", "Clicks", "Saves", "Percentage"],
  geographic: ["Card Name", "Location", "Views", "Clicks", "Saves", "Percentage"],
};

const UNKNOWN = "Unknown";

/** The start of every file: byte order mark and header line. */
export const exportHead = (type: ExportType) => csvHead(COLUMNS[type]);

/** The lines of some rows of one list. */
export function rawLines<S extends keyof RawRows>(
  card: Figures["card"],
  type: ExportType,
  section: S,
  rows: RawRows[S],
): string {
  const cells = type === "all" ? allCells[section] : sectionCells[section];
  const name = nameOf(card);
  return csvLines(rows.map((row) => [name, ...(cells as (row: RawRows[S][number]) => Cell[])(row)]));
}

/** The lines of a type that is made of figures. */
export function figureLines(type: ExportType, figures: Figures): string {
  const name = nameOf(figures.card);
  return csvLines(figureCells(type, figures).map((cells) => [name, ...cells]));
}

/** A whole file. Only for answers that hold all rows. */
export function exportText(type: ExportType, analytics: Analytics): string {
  const sections = sectionsOf(type);
  if (!sections) return exportHead(type) + (hasEvents(analytics) ? figureLines(type, analytics) : "");
  const lines = sections.map((section) => rawLines(analytics.card, type, section, analytics[section]));
  return exportHead(type) + lines.join("");
}

// --- cells ------------------------------------------------------------------------------------------------------

const unknownIfMissing = (...values: (string | null)[]): Cell[] => values.map((value) => value ?? UNKNOWN);
const viewer = (row: ViewRow) => unknownIfMissing(row.viewerLocation, row.viewerDevice, row.viewerIp);
const clicker = (row: ClickRow) => unknownIfMissing(row.clickerLocation, row.clickerDevice, row.clickerIp);
const saver = (row: SaveRow) => unknownIfMissing(row.saverLocation, row.saverDevice, row.saverIp);
const submitter = (row: SubmissionRow) => unknownIfMissing(row.submitterLocation, row.submitterDevice, row.submitterIp);

const sectionCells = {
  views: (row: ViewRow): Cell[] => [
    row.timestamp,
    ...viewer(row),
    sourceLabel(row.source),
    row.referrer ?? "",
    row.seconds ?? "",
  ],
  clicks: (row: ClickRow): Cell[] => [row.timestamp, row.linkType, row.linkId, ...clicker(row)],
  saves: (row: SaveRow): Cell[] => [row.timestamp, ...saver(row)],
  submissions: (row: SubmissionRow): Cell[] => [row.timestamp, formText(row.formData), ...submitter(row)],
};

const allCells = {
  views: (row: ViewRow): Cell[] => ["View", row.timestamp, sourceLabel(row.source), ...viewer(row)],
  clicks: (row: ClickRow): Cell[] => ["Click", row.timestamp, `${row.linkType}: ${row.linkId}`, ...clicker(row)],
  saves: (row: SaveRow): Cell[] => ["Save", row.timestamp, "", ...saver(row)],
  submissions: (row: SubmissionRow): Cell[] => ["Submission", row.timestamp, formText(row.formData), ...submitter(row)],
};

/** A message's fields as text: `name: Ada; message: Hello`. Keys are sorted, as jsonb does not preserve their order. */
export function formText(data: JsonObject): string {
  return Object.keys(data)
    .sort()
    .map((key) => `${key}: ${typeof data[key] === "string" ? data[key] : JSON.stringify(data[key])}`)
    .join("; ");
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const exportPercent = (rate: number) => percent(rate, DECIMALS.export);

function figureCells(type: ExportType, figures: Figures): Cell[][] {
  const { totals, hours } = figures;
  const share = (n: number, whole: number) => exportPercent(whole === 0 ? 0 : n / whole);
  switch (type) {
    case "overview":
      return [
        ["Total Views", totals.views],
        ["Total Clicks", totals.clicks],
        ["Total Saves", totals.saves],
        ["Total Submissions", totals.submissions],
        ["Unique Visitors", totals.visitors],
        ["Average Daily Views", roundHalfUp(figures.summary.averageDailyViews, DECIMALS.export)],
        ["Views Last 7 Days", figures.last7.now.views],
        ["Views Last 30 Days", figures.last30.now.views],
        ...rateCells(figures),
      ];
    case "engagement":
      return rateCells(figures);
    case "timing": {
      const hourly = Array.from({ length: 24 }, (_, hour) => hours.reduce((all, day) => all + day[hour]!, 0));
      const daily = hours.map((day) => day.reduce((all, n) => all + n, 0));
      const all = daily.reduce((sum, n) => sum + n, 0);
      return [
        ...hourly.map((n, hour): Cell[] => ["Hour", `${String(hour).padStart(2, "0")}:00`, n, share(n, all)]),
        ...daily.map((n, day): Cell[] => ["Weekday", WEEKDAYS[day]!, n, share(n, all)]),
      ];
    }
    case "devices":
    case "geographic":
      return (type === "devices" ? figures.devices : figures.countries).map(({ label, views, clicks, saves }) => [
        label,
        views,
        clicks,
        saves,
        share(views, totals.views),
      ]);
    default:
      return [];
  }
}

function rateCells({ totals }: Figures): Cell[][] {
  return [
    ["Engagement Rate", exportPercent(engagementRate(totals))],
    ["Conversion Rate", exportPercent(conversionRate(totals))],
    ["Click-Through Rate", exportPercent(clickThroughRate(totals))],
  ];
}

const nameOf = (card: Figures["card"]) => card.name ?? card.slug;
