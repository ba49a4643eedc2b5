import { expect, test } from "vitest";
import { z } from "zod";
import { cursor, cursorOf, lastId, moment } from "./cursor.ts";

const schema = cursor(z.tuple([moment, lastId]));

test("a cursor leads back to its position and needs no escaping in an address", () => {
  const text = cursorOf([1_790_000_000_000, 7]);
  expect(text).toMatch(/^[\w-]+$/);
  expect(schema.parse(text)).toEqual([1_790_000_000_000, 7]);
});

test.each([
  ["nothing", ""],
  ["an id", "7"],
  ["other JSON", cursorOf({ id: 7 })],
  ["a position of another list", cursorOf(7)],
  ["a moment out of range", cursorOf([8.65e15, 7])],
  ["a long text", "a".repeat(1_001)],
])("%s is no cursor", (_, text) => {
  expect(schema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    "cursor must be one that an answer gave",
  ]);
});
