import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startAdmission } from "./admission.ts";
import { listGuards } from "./guards.ts";

const hosts = { isMainHost: () => true, findDomain: () => undefined };
const parser = { pushesChunks: true };
const guards = (options: { hasRateLimits: boolean; trustProxy: number }) =>
  listGuards({ ...options, parser, hosts, admission: startAdmission() });
const namesOf = (options: { hasRateLimits: boolean; trustProxy: number }) =>
  Object.values(guards(options)).flatMap((list: { name: string }[]) => list.map(({ name }) => name));

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
const linkIn = (cell: string) => /\]\((.+)\)/.exec(cell)![1]!;
const rows = read("README.md")
  .split("\n")
  .filter((line) => line.includes(".test.ts)"))
  .map((line) => {
    const [, name, , , limit, source, tested] = line.split("|").map((cell) => cell.trim());
    return { name: name!, limit: limit!, source: linkIn(source!), tested: linkIn(tested!) };
  });

test("the table has every guard, in the order in which they are asked, and what delays work", () => {
  const names = rows.map(({ name }) => name);
  expect(names).toEqual([...namesOf({ hasRateLimits: true, trustProxy: 0 }), "turns", "page turns"]);
});

test.each(rows)("the limits of $name are those of its source, and it has a test", ({ limit, source, tested }) => {
  const inSource = new Set(
    read(source)
      .replace(/(\d)_(?=\d)/g, "$1")
      .match(/\b\d+\b/g),
  );
  for (const [, written, isSeconds] of limit.matchAll(/([\d,]*\d)( s\b)?/g)) {
    const number = Number(written!.replaceAll(",", "")) * (isSeconds ? 1_000 : 1);
    expect(inSource, limit).toContain(String(number));
  }
  expect(existsSync(join(import.meta.dirname, tested))).toBe(true);
});

test("behind a proxy no connection is refused, and without limits no network", () => {
  expect(namesOf({ hasRateLimits: true, trustProxy: 1 })).not.toContain("connections");
  expect(namesOf({ hasRateLimits: false, trustProxy: 0 })).toEqual(
    rows.map(({ name }) => name).filter((name) => !/^(connections|unread answers|turns|page turns)$/.test(name)),
  );
});
