import type { JsonObject } from "#db/index.ts";
import type { Days, Grouping, Range } from "./periods.ts";

// Response of GET /api/analytics/{cardId}. Timestamps are ISO 8601 in UTC, days are in the requested time zone.

/** How often things happened in some span of time. */
export interface Totals {
  views: number;
  clicks: number;
  saves: number;
  submissions: number;
  /** Unique by day: someone who comes on two days counts twice. */
  visitors: number;
}

interface Row {
  id: number;
  timestamp: string;
}

export interface ViewRow extends Row {
  viewerIp: string | null;
  viewerLocation: string | null;
  viewerDevice: string | null;
  source: string | null;
  referrer: string | null;
  seconds: number | null;
}

export interface ClickRow extends Row {
  linkType: string;
  linkId: string;
  clickerIp: string | null;
  clickerLocation: string | null;
  clickerDevice: string | null;
}

export interface SaveRow extends Row {
  saverIp: string | null;
  saverLocation: string | null;
  saverDevice: string | null;
}

export interface SubmissionRow extends Row {
  formData: JsonObject;
  submitterIp: string | null;
  submitterLocation: string | null;
  submitterDevice: string | null;
}

export interface RawRows {
  views: ViewRow[];
  clicks: ClickRow[];
  saves: SaveRow[];
  submissions: SubmissionRow[];
}

/** A value of a dimension and how often it was seen, most frequent first. */
export interface RankedValue {
  name: string;
  /** For people. */
  label: string;
  views: number;
  clicks: number;
  saves: number;
  submissions: number;
  /** The number it is ranked by: clicks for links, views for everything else. */
  count: number;
}

/** A period and the equally long one before it. */
export interface Growth {
  now: Totals;
  before: Totals;
}

export interface Point extends Totals {
  /** The first day of the group, or `HH:00` where a single day is shown by the hour. */
  start: string;
}

/** Everything that is counted, without the raw rows. */
export interface Figures extends Days {
  cardId: number;
  card: { name: string | null; slug: string };
  /** Null for custom days and for everything. */
  range: Range | null;
  timeZone: string;
  grouping: Grouping;
  /** Since the card was made. */
  summary: {
    totalViews: number;
    totalClicks: number;
    totalSaves: number;
    totalSubmissions: number;
    uniqueVisitors: number;
    averageDailyViews: number;
  };
  /** For the requested days, like everything below. */
  totals: Totals;
  previous: Totals;
  last7: Growth;
  last30: Growth;
  series: Point[];
  sources: RankedValue[];
  devices: RankedValue[];
  countries: RankedValue[];
  referrers: RankedValue[];
  links: RankedValue[];
  /** Campaigns with visits in this period. */
  campaigns: RankedValue[];
  /** Views by weekday (Monday first) and hour. */
  hours: number[][];
  /** How long a view lasts on average; null while none has been completed. */
  averageSeconds: number | null;
  /**
   * Conversations started in the period, those that a person joined, and the median seconds that visitors waited for a
   * requested person; null if none was requested.
   */
  conversations: { started: number; withPerson: number; answerSeconds: number | null };
  /** Events that no total includes. */
  filtered: number;
  filteredBy: { bot: number; owner: number };
}

export interface Analytics extends Figures, RawRows {
  /** Whether the lists hold all rows; if not, `cursor` asks for those that follow. */
  complete: boolean;
  cursor: string | null;
}
