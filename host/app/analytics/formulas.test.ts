import { describe, expect, test } from "vitest";
import {
  averageDailyViews,
  change,
  changeText,
  clickThroughRate,
  conversionRate,
  engagementRate,
  roundHalfUp,
  NO_EVENTS,
  percent,
  performanceLevel,
  smartInsights,
} from "./formulas.ts";

const totals = (views: number, clicks: number, saves: number) => ({ ...NO_EVENTS, views, clicks, saves });

describe("rates", () => {
  test("are parts of the views", () => {
    const some = totals(40, 8, 4);
    expect(engagementRate(some)).toBeCloseTo(0.3);
    expect(conversionRate(some)).toBeCloseTo(0.1);
    expect(clickThroughRate(some)).toBeCloseTo(0.2);
  });
  test("are 0 without views, whatever else happened", () => {
    const none = totals(0, 3, 2);
    expect([engagementRate(none), conversionRate(none), clickThroughRate(none)]).toEqual([0, 0, 0]);
  });
  test("average daily views are over 30 days", () => expect(averageDailyViews(totals(1986, 0, 0))).toBeCloseTo(66.2));
});

describe("percentages", () => {
  test("have one decimal on screens, two in charts and exports", () => {
    expect([percent(1 / 3, 1), percent(1 / 3, 2), percent(0, 1), percent(1.5, 1)]).toEqual([
      "33.3%",
      "33.33%",
      "0.0%",
      "150.0%",
    ]);
  });
  test("round half up", () =>
    expect([roundHalfUp(1.005, 2), roundHalfUp(-1.005, 2), roundHalfUp(0.05, 1), roundHalfUp(2.675, 2)]).toEqual([
      "1.01",
      "-1.01",
      "0.1",
      "2.68",
    ]));
});

describe("change", () => {
  test("is against the period before", () => {
    expect([changeText(118, 100), changeText(97, 100), changeText(5, 5)]).toEqual(["+18.0%", "-3.0%", "0.0%"]);
    expect(change(0, 4)).toBe(-1);
  });
  test("from nothing is new, and nothing from nothing is no change", () => {
    expect([changeText(3, 0), changeText(0, 0), change(3, 0)]).toEqual(["New", null, null]);
  });
});

describe("smart insights", () => {
  test.each([
    [51, "excellently"],
    [50, "well"],
    [21, "well"],
    [20, "steadily"],
    [1, "steadily"],
  ] as const)("%i views perform %s", (views, word) => {
    expect(performanceLevel(views)).toBe(word);
    expect(smartInsights(totals(views, 0, 0))[0]!.text).toContain(`performing ${word}`);
  });
  test("a card without visits has no performance", () => {
    expect(smartInsights(totals(0, 0, 0)).map(({ text }) => text)).toEqual([expect.stringContaining("no visits")]);
  });
  test("engagement above 15% and conversion above 5% add a message each", () => {
    expect(smartInsights(totals(100, 10, 5))).toHaveLength(1);
    expect(smartInsights(totals(100, 16, 0))).toHaveLength(2);
    expect(smartInsights(totals(100, 0, 6))).toHaveLength(2);
    expect(smartInsights(totals(100, 10, 6)).map(({ strong }) => strong)).toEqual(["excellently", "16.0%", "6.0%"]);
  });

  test("what fell by a fifth or more is said first, unless it was next to nothing", () => {
    const first = (now: typeof NO_EVENTS, before: typeof NO_EVENTS) => smartInsights(now, before)[0]!.text;
    expect(first(totals(100, 10, 6), totals(100, 10, 18))).toBe("Saves fell by 66.7% from the period before.");
    expect(first(totals(60, 10, 6), totals(100, 10, 18))).toContain("Saves fell");
    expect(first(totals(100, 10, 2), totals(100, 10, 6))).toContain("performing");
    expect(first(totals(90, 10, 6), totals(100, 10, 6))).toContain("performing");
  });
});
