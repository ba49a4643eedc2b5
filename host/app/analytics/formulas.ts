import type { Totals } from "./analytics.ts";
import { type AnalyticsWords, words as english } from "./words.en.ts";

export const NO_EVENTS: Totals = { views: 0, clicks: 0, saves: 0, submissions: 0, visitors: 0 };

/** Average daily views are those of the last 30 days over 30, whatever the range on the screen. */
const AVERAGE_DAYS = 30;
/** The windows of the growth insights, in days. */
export const WINDOWS = [7, 30] as const;

/** Decimals of percentages: on the analytics screens, in the charts, in exports. */
export const DECIMALS = { screen: 1, chart: 2, export: 2 } as const;

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** (clicks + saves) / views; 0 without views. May be above 1. */
export const engagementRate = ({ clicks, saves, views }: Totals) => share(clicks + saves, views);
/** saves / views; 0 without views. */
export const conversionRate = ({ saves, views }: Totals) => share(saves, views);
/** clicks / views; 0 without views. */
export const clickThroughRate = ({ clicks, views }: Totals) => share(clicks, views);
/** Views of the last 30 days / 30. */
export const averageDailyViews = (last30Days: Totals) => last30Days.views / AVERAGE_DAYS;

/** Texts used by the formulas; English unless a page passes its own. */
type Words = Pick<AnalyticsWords, "new" | "percent" | "engagement" | "totals">;

/** A rate as a percentage with the decimals of its place: 0.1234 is `12.3%` on screen. */
export function percent(rate: number, decimals: number): string {
  return `${roundHalfUp(rate * 100, decimals)}%`;
}

/** Rounds half up; toFixed alone turns 1.005 into 1.00, as the nearest double lies just below. */
export function roundHalfUp(value: number, decimals: number): string {
  const factor = 10 ** decimals;
  return ((Math.sign(value) * Math.round(Math.abs(value) * factor + 1e-9)) / factor).toFixed(decimals);
}

/** Growth against the period before, as a rate; null when there was nothing to grow from. */
export function change(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}

/** `+18.2%`, `-3.0%`, `0.0%`; `New` for growth from nothing; null for nothing at all. */
export function changeText(now: number, before: number, words: Words = english): string | null {
  const rate = change(now, before);
  if (rate === null) return now === 0 ? null : words.new;
  const text = words.percent(roundHalfUp(rate * 100, DECIMALS.screen));
  return rate > 0 ? `+${text}` : text;
}

const GOOD_ENGAGEMENT = 0.15;
const GOOD_CONVERSION = 0.05;

/** How a card with this many views performs. */
export function performanceLevel(views: number): "excellently" | "well" | "steadily" {
  if (views > 50) return "excellently";
  return views > 20 ? "well" : "steadily";
}

/** A sentence, and the words in it that carry the news. */
interface Insight {
  text: string;
  strong: string;
}

/** A total that fell by this share, from a number that is more than chance, is said first. */
const NEWS = { drop: 0.2, from: 10 };
const COUNTED = ["views", "clicks", "saves", "submissions"] as const;

/** The smart insights: what fell most, how the card performs, and more where the numbers earn it. */
export function smartInsights(totals: Totals, previous: Totals = NO_EVENTS, words: Words = english): Insight[] {
  const text = words.engagement;
  const [engagement, conversion] = [engagementRate(totals), conversionRate(totals)];
  if (totals.views === 0) return [text.none()];
  const [fallen] = COUNTED.map((field) => ({ field, rate: change(totals[field], previous[field]) ?? 0 }))
    .filter(({ field, rate }) => rate <= -NEWS.drop && previous[field] >= NEWS.from)
    .toSorted((a, b) => a.rate - b.rate);
  const formatRate = (rate: number) => words.percent(roundHalfUp(rate * 100, DECIMALS.screen));
  return [
    ...(fallen ? [text.fell(words.totals[fallen.field], formatRate(-fallen.rate))] : []),
    text.performs(text.performance[performanceLevel(totals.views)], totals.views),
    ...(engagement > GOOD_ENGAGEMENT ? [text.engaged(formatRate(engagement))] : []),
    ...(conversion > GOOD_CONVERSION ? [text.converted(formatRate(conversion))] : []),
  ];
}
