import { expect, test } from "vitest";
import { z } from "zod";
import { cursorSchema, encodeCursor, idPosition, timestampMs } from "./cursor.ts";

const schema = cursorSchema(z.tuple([timestampMs, idPosition]));

test("a cursor leads back to its position and needs no escaping in an address", () => {
  const text = encodeCursor([1_790_000_000_000, 7]);
  expect(text).toMatch(/^[\w-]+$/);
  expect(schema.parse(text)).toEqual([1_790_000_000_000, 7]);
});

test.each([
  ["nothing", ""],
  ["an id", "7"],
  ["other JSON", encodeCursor({ id: 7 })],
  ["a position of another list", encodeCursor(7)],
  ["a moment out of range", encodeCursor([8.65e15, 7])],
  ["a long text", "a".repeat(1_001)],
])("%s is no cursor", (_, text) => {
  expect(schema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    "cursor must be one that an answer gave",
  ]);
});
