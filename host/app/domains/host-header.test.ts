import { expect, test } from "vitest";
import { hostOf, isLoopback } from "./host-header.ts";

test.for([
  ["Cards.Example.com", "cards.example.com"],
  ["cards.example.com:8443", "cards.example.com"],
  ["cards.example.com.:443", "cards.example.com"],
  ["[2001:DB8::1]:80", "2001:db8::1"],
  ["[::1]", "::1"],
  [Buffer.from("Bücher.example").toString("latin1"), "xn--bcher-kva.example"],
  ["my_app:3000", "my_app"],
  ["", null],
  ["a b", null],
  ["a@b.example", null],
  ["a.example/x", null],
  ["a.example:80:80", null],
  ["[::1", null],
  ["%2e", null],
  [`${"a".repeat(300)}.example`, null],
] as const)("%j names %j", ([header, host]) => expect(hostOf(header)).toBe(host));

test("long nonsense is read quickly", () => {
  const before = performance.now();
  for (const text of ["a:".repeat(8_000), "[".repeat(16_000), ".".repeat(16_000)]) expect(hostOf(text)).toBeNull();
  expect(performance.now() - before).toBeLessThan(2_000);
});

test("loopback is this machine, in each of its spellings", () => {
  for (const host of ["localhost", "127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
    expect([host, isLoopback(host)]).toEqual([host, true]);
  for (const host of ["cards.localhost", "128.0.0.1", "127.example.com", "::2"])
    expect([host, isLoopback(host)]).toEqual([host, false]);
});
