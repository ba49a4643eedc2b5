import { expect, test } from "vitest";
import { etagOf, isNotModified } from "./conditional-request.ts";

const ETAG = '"k2-_x9"';

test.each([
  [undefined, false],
  [null, false],
  ["", false],
  [ETAG, true],
  [` ${ETAG} `, true],
  [`W/${ETAG}`, true],
  [`"a", "b"`, false],
  [`"a", ${ETAG}`, true],
  [`"a",W/${ETAG},"b"`, true],
  [`,, ${ETAG}`, true],
  ["*", true],
  [" * ", true],
  ['"*"', false],
  ["k2-_x9", false],
  ['"K2-_X9"', false],
  [`w/${ETAG}`, false],
  [`W/W/${ETAG}`, false],
  ['"k2-_x9-gzip"', false],
])("If-None-Match: %s", (header, isMatch) => {
  expect(isNotModified(header, ETAG)).toBe(isMatch);
});

test("a long header of no tags is read in no time", () => {
  const began = performance.now();
  for (const part of [",", " ", "W/", '"', "*"]) expect(isNotModified(part.repeat(100_000), ETAG)).toBe(false);
  expect(performance.now() - began).toBeLessThan(200);
});

test("a tag belongs to its content, and contains nothing that ends it in a list", () => {
  expect(etagOf(Buffer.from("a"))).toBe(etagOf(Buffer.from("a")));
  expect(etagOf(Buffer.from("a"))).not.toBe(etagOf(Buffer.from("b")));
  expect(etagOf(Buffer.from("a"))).toMatch(/^"[\w-]+"$/);
});
