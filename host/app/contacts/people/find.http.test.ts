import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { aUser } from "../../../tests/builders.ts";
import { type Client, signedIn } from "../../../tests/client.ts";
import type { Host } from "../../../tests/host.ts";
import { describeOnDatabases } from "../../../tests/on-databases.ts";
import { internationalNumber } from "../../networks/international-number.ts";
import { nameKeyOf, termsOf } from "./terms.ts";

const PEOPLE = 3_000;
const PAGE = 100;
const STAGES = ["new", "in touch", "won", "lost"];
const START = Date.parse("2026-01-01T00:00:00Z");

interface SeededPerson {
  name: string;
  stage: string;
  tags: string[];
  at: Date;
}

/** Rare and common names, a tag that only the oldest have, and words of which several begin alike. */
const everybody = Array.from({ length: PEOPLE }, (_, i): SeededPerson => ({
  name: `${i % 3 === 0 ? "Ada" : "Ben"} ${i % 5 === 0 ? "Adams" : "Berg"} ${i % 500 === 0 ? "Rare" : ""} p${i}`,
  stage: STAGES[i % 4]!,
  tags: [...(i < 700 ? ["old"] : []), ...(i % 2 === 0 ? ["even"] : [])],
  at: new Date(START + ((i * 7) % PEOPLE) * (i < 700 ? 1 : 1_000_000)),
}));

/** What a look at everybody finds. */
function findExpected({ search, stage, tag }: { search?: string; stage?: string; tag?: string }): SeededPerson[] {
  const words = search?.toLowerCase().split(" ") ?? [];
  return everybody.filter((person) => {
    const own = person.name.toLowerCase().split(/\s+/);
    return (
      words.every((word) => own.some((other) => other.startsWith(word))) &&
      (stage === undefined || person.stage === stage) &&
      (tag === undefined || person.tags.includes(tag))
    );
  });
}

const FILTERS: { search?: string; stage?: string; tag?: string }[] = [
  { search: "ada" },
  { search: "ad" },
  { search: "rare" },
  { search: "ada berg" },
  { search: "ada berg rare" },
  { search: "p29" },
  { search: "nobody" },
  { tag: "old" },
  { tag: "even" },
  { stage: "won" },
  { stage: "won", tag: "old" },
  { stage: "lost", search: "ben" },
  { search: "ada", tag: "even", stage: "in touch" },
];

describeOnDatabases("a list of thousands on %s", (start) => {
  let call: Client;

  beforeAll(async () => {
    const host = await start();
    const owner = await aUser(host.database, { accessLevel: 1 });
    call = await signedIn(host, owner);
    await seed(host, owner.id);
    if (host.postgresUrl) await analyze(host.postgresUrl);
  }, 60_000);

  test.each(FILTERS)("finds whom %o fits, in every order, each once", { timeout: 60_000 }, async (filter) => {
    const expected = findExpected(filter);
    for (const sort of ["-last", "last", "name", "-first"]) {
      const names: string[] = [];
      for (let next: string | null = ""; next !== null;) {
        const query = new URLSearchParams({ sort, limit: String(PAGE) });
        for (const [key, value] of Object.entries({ ...filter, cursor: next })) query.set(key, value);
        const page: Page = (await call("GET", `/api/contacts?${query}`)).json<Page>();
        expect(page.total).toBe(expected.length);
        names.push(...page.items.map((person) => person.name));
        next = page.next;
      }
      expect(names.toSorted()).toEqual(expected.map((person) => person.name).toSorted());
      const keys = names.map((each) => {
        const person = everybody.find((one) => one.name === each)!;
        return sort === "name" ? nameKeyOf(detailsOf(person)) : person.at.getTime();
      });
      expect(keys).toEqual(keys.toSorted((a, b) => (sort.startsWith("-") ? -1 : 1) * (a < b ? -1 : a > b ? 1 : 0)));
    }
  });

  test.each([{}, { search: "ada" }, { search: "ada berg" }, { tag: "even" }, { stage: "won", search: "ben" }])(
    "tells a program whom %o fits of those that have changed since, in that order, each once",
    { timeout: 60_000 },
    async (filter) => {
      const since = everybody[1_500]!.at;
      const expected = findExpected(filter).filter(({ at }) => at >= since);
      const names: string[] = [];
      for (let next: string | null = ""; next !== null;) {
        const query = new URLSearchParams({ since: since.toISOString(), cursor: next, limit: String(PAGE) });
        for (const [key, value] of Object.entries(filter)) query.set(key, value);
        const page: Page = (await call("GET", `/api/contacts?${query}`)).json<Page>();
        expect(page.total).toBe(expected.length);
        names.push(...page.items.map((person) => person.name));
        next = page.next;
      }
      expect(names).toEqual(expected.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map((person) => person.name));
    },
  );

  test("keeps to a stage whose word is changed", async () => {
    const changed = await call("PATCH", "/api/contacts/settings", {
      stages: STAGES.map((stage) => (stage === "won" ? { name: "customer", was: "won" } : { name: stage })),
    });
    expect(changed.status).toBe(200);
    const page = (await call("GET", "/api/contacts?stage=customer&search=ada")).json<Page>();
    expect(page.total).toBe(findExpected({ stage: "won", search: "ada" }).length);
  });
});

interface Page {
  items: { name: string }[];
  next: string | null;
  total: number;
}

const detailsOf = ({ name }: SeededPerson) => ({ name, company: null, emails: [], phones: [] });

async function seed({ database: { tables, transaction } }: Host, userId: number): Promise<void> {
  const { people, peopleTerms, peopleTotals } = tables;
  for (let from = 0; from < PEOPLE; from += 500) {
    const batch = everybody.slice(from, from + 500);
    const values = batch.map((person) => ({
      userId,
      ...detailsOf(person),
      nameKey: nameKeyOf(detailsOf(person)),
      stage: person.stage,
      tags: person.tags,
      firstAt: person.at,
      lastAt: person.at,
      updatedAt: person.at,
    }));
    const added = await transaction((tx) => tx.insert(people).values(values).returning());
    const terms = added.flatMap((person) =>
      termsOf({ ...person, cards: [], texts: [] }, internationalNumber).map((term) => ({
        userId,
        term,
        personId: person.id,
      })),
    );
    await transaction((tx) => tx.insert(peopleTerms).values(terms));
  }
  const totals = STAGES.map((stage) => ({ userId, stage, n: findExpected({ stage }).length }));
  await transaction((tx) => tx.insert(peopleTotals).values(totals));
}

/** Counts what was seeded, as PostgreSQL does by itself some time after so many rows. */
async function analyze(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("analyze").finally(() => client.end());
}
