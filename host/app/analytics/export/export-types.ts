import type { Figures, RawRows } from "../analytics.ts";
import { type Day, dayInTimeZone } from "../periods.ts";

export const EXPORT_TYPES = [
  "all",
  "views",
  "clicks",
  "saves",
  "submissions",
  "overview",
  "engagement",
  "timing",
  "devices",
  "geographic",
] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];

export const EXPORT_LABELS: Record<ExportType, string> = {
  all: "All Data",
  views: "Card Views",
  clicks: "Link Clicks",
  saves: "Card Saves",
  submissions: "Form Submissions",
  overview: "Overview",
  engagement: "Engagement",
  timing: "Timing",
  devices: "Devices",
  geographic: "Geographic",
};

/** Types whose rows are the events themselves; the others are made of figures. */
const RAW_SECTIONS: Partial<Record<ExportType, readonly (keyof RawRows)[]>> = {
  all: ["views", "clicks", "saves", "submissions"],
  views: ["views"],
  clicks: ["clicks"],
  saves: ["saves"],
  submissions: ["submissions"],
};

/** The lists a type is made of, in their order; undefined for one made of figures. */
export const sectionsOf = (type: ExportType) => RAW_SECTIONS[type];

/** `Mara Ellington-analytics-views-2026-11-21.csv` */
export function exportFileName(card: Figures["card"], type: ExportType, day: Day): string {
  const name = (card.name ?? "")
    .replace(/[^\p{L}\p{N} ._-]+/gu, "_")
    .replace(/^[ ._]+|(?<![ ._])[ ._]+$/g, "")
    .slice(0, 80);
  return `${name || card.slug}-analytics-${type}-${day}.csv`;
}

/** The day in a file's name: today, on the clock of the figures. */
export const exportDay = (timeZone: string, now = new Date()): Day => dayInTimeZone(now.getTime(), timeZone);

/** Whether there is anything to export of a type that is made of figures. */
export const hasEvents = ({ totals }: Figures) => totals.views + totals.clicks + totals.saves + totals.submissions > 0;
