import { expect, test } from "vitest";
import { DAY_MS } from "../config/durations.ts";
import type { NewEvent } from "./event.ts";
import { limitedValues } from "./value-limit.ts";

const now = new Date();
const view = (cardId: number, referrer: string, at = now) =>
  limitedValues({ kind: "view", cardId, at, referrer } as NewEvent).referrer;
const click = (cardId: number, linkId: string) =>
  limitedValues({ kind: "click", cardId, at: now, linkType: "custom", linkId } as NewEvent).link;

test("counts a card's first 300 values of a day by name, and these on", () => {
  for (let n = 0; n < 300; n++) expect(view(1, `${n}.example`)).toBe(`${n}.example`);
  expect(view(1, "300.example")).toBe("Other");
  expect(view(1, "299.example")).toBe("299.example");
  expect(view(2, "300.example")).toBe("300.example");
  expect(view(1, "300.example", new Date(now.getTime() - DAY_MS))).toBe("300.example");
  expect(click(1, "button-1")).toBe("custom:button-1");
});

test("forgets all when it remembers too many", () => {
  for (let n = 0; n < 100_000; n++) click(n + 10, "button-1");
  for (let n = 0; n < 300; n++) click(3, `made-up-${n}`);
  expect(click(3, "made-up-300")).toBe("custom:Other");
});
