import { expect, test } from "vitest";
import { negotiateEncoding } from "./negotiate-encoding.ts";

test.each([
  [undefined, "identity"],
  [null, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["deflate", "identity"],
  ["identity", "identity"],
  ["*", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br ; q=0 , gzip", "gzip"],
  ["br;q=0.0, gzip;q=0.000", "identity"],
  ["br;q=0.5, gzip", "gzip"],
  ["gzip;q=0.001", "gzip"],
  ["*;q=0", "identity"],
  ["gzip, *;q=0", "gzip"],
  ["br;q=0, *;q=0.5", "gzip"],
  ["identity, gzip;q=0.5", "identity"],
  ["identity;q=0", "identity"],
  ["identity;q=0, *;q=0", "identity"],
  ["identity;q=0, gzip", "gzip"],
  ["gzip;q=abc", "identity"],
  ["abr, xgzip", "identity"],
  [`${"x, ".repeat(1_000)}br`, "identity"],
])("Accept-Encoding: %s", (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
  expect(negotiateEncoding(header)).toBe(encoding); // once more, from the cache
});

test.each([
  ["gzip, deflate, br", "gzip"],
  ["br", "identity"],
  ["br, gzip;q=0", "identity"],
])("where we have only gzip, Accept-Encoding: %s", (header, encoding) => {
  expect(negotiateEncoding(header, ["gzip"])).toBe(encoding);
});
