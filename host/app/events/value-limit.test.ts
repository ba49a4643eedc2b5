import { expect, test } from "vitest";
import { DAY_MS } from "../config/durations.ts";
import { OTHER, ValueLimit } from "./value-limit.ts";

const now = new Date();

test("counts a card's first 300 values of a day by name, and these on", () => {
  const limit = new ValueLimit();
  const send = (n: number, cardId = 1, at = now) => limit.limit(cardId, "referrer", at, `${n}.example`);
  for (let n = 0; n < 300; n++) expect(send(n)).toBe(`${n}.example`);
  expect(send(300)).toBe(OTHER);
  expect(send(299)).toBe("299.example");
  expect(send(300, 2)).toBe("300.example");
  expect(send(300, 1, new Date(now.getTime() - DAY_MS))).toBe("300.example");
  expect(limit.limit(1, "link", now, "social:made-up")).toBe("social:made-up");
});

test("forgets all when it remembers too many", () => {
  const limit = new ValueLimit();
  for (let n = 0; n < 100_000; n++) limit.limit(n, "link", now, "website:primary");
  for (let n = 0; n < 300; n++) limit.limit(0, "link", now, `custom:${n}`, "custom:Other");
  expect(limit.limit(0, "link", now, "custom:300", "custom:Other")).toBe("custom:Other");
});
