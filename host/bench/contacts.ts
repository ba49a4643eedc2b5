import { randomUUID } from "node:crypto";
import postgres from "pg";
import type { User } from "../../db/index.ts";
import { internationalNumber } from "../app/networks/international-number.ts";
import { nameKeyOf, termsOf } from "../app/contacts/people/terms.ts";
import { aSession, aUser } from "../tests/builders.ts";
import { type Host, startHost } from "../tests/host.ts";
import { median, ratioInTurn } from "./load.ts";

/** BENCH_CONTACTS=20000 npm run bench contacts, for a short run. */
const MANY = Number(process.env.BENCH_CONTACTS ?? 100_000);
const FEW = 1_000;
const READS = 15;
const ROUNDS = 3;
const PER_PAGE = 50;
const GROUP = 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

const FIRST_NAMES = ["Ada", "Ben", "Zoë", "Grace", "Taro", "Mara", "Yuki", "Olga", "Pim", "Ravi"];
const FAMILIES = [
  "Müller",
  "Lovelace",
  "Hopper",
  "山田",
  "Dumont",
  "Okafor",
  "Silva",
  "Novak",
  "Berg",
  "Kaya",
  "Rossi",
];
const COMPANIES = ["Engines", "Harbour Lane", "Kühn & Söhne", "Navy", "Acme", "Borealis", "Cargo"];
const STAGES = ["new", "new", "new", "in touch", "won", "lost"];

/** What is asked of the list: a page each, in its orders, with filters, and searches for many and for few. */
const QUESTIONS: [name: string, query: string][] = [
  ["by last contact", ""],
  ["by name", "&sort=name"],
  ["by first contact", "&sort=-first"],
  ["of a stage", "&stage=won"],
  ["of a tag", "&tag=fair"],
  ["of a source", "&source=scan"],
  ["search for one of all", "&search=person000500"],
  ["search for a word that a tenth has", "&search=zoe"],
  ["search for a word that all have", "&search=example"],
  ["search for two words", "&search=grace+okafor"],
  ["search within a stage", "&search=mul&stage=lost"],
  ["search that finds nobody", "&search=nobody+here"],
];

/** The list of contacts at 100,000 against 1,000, on SQLite and, with TEST_POSTGRES_URL, on PostgreSQL. */
export async function benchContacts(): Promise<string[]> {
  const lines = await benchOn("SQLite", {}, {});
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) return [...lines, "PostgreSQL: set TEST_POSTGRES_URL to a server to measure it"];
  const databases = [1, 2].map(() => `meishi_bench_${randomUUID().replaceAll("-", "")}`);
  const urls = databases.map((name) => Object.assign(new URL(server), { pathname: `/${name}` }).href);
  for (const name of databases) await run(server, `create database ${name}`);
  try {
    const [few, many] = urls.map((url) => ({ DATABASE_URL: url }));
    return [...lines, ...(await benchOn("PostgreSQL", few!, many!))];
  } finally {
    for (const name of databases) await run(server, `drop database if exists ${name} with (force)`);
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new postgres.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function benchOn(dialect: string, small: Record<string, string>, large: Record<string, string>) {
  const [fewHost, manyHost] = [
    await startHost({ RATE_LIMITS: "off", ...small }),
    await startHost({ RATE_LIMITS: "off", ...large }),
  ];
  const [few, many] = [await owner(fewHost, FEW), await owner(manyHost, MANY)];
  // PostgreSQL does it by itself some time after so many rows.
  for (const { DATABASE_URL } of [small, large]) if (DATABASE_URL) await run(DATABASE_URL, "vacuum analyze");
  const lines: string[] = [];
  for (const [name, query] of QUESTIONS) {
    // Pages of the same length: of what few have, 1,000 contacts have less than a page.
    const path = `/api/contacts?limit=${Math.max(1, await few.count(query))}${query}`;
    const { ratio, measured, baseline } = await ratioInTurn(
      ROUNDS,
      () => many.time(path),
      () => few.time(path),
    );
    lines.push(lineOf(`${dialect}, ${name}`, ratio, measured, baseline));
  }
  const [deepFew, deepMany] = [await few.middle(FEW), await many.middle(MANY)];
  const deep = await ratioInTurn(
    ROUNDS,
    () => many.time(deepMany),
    () => few.time(deepFew),
  );
  lines.push(lineOf(`${dialect}, a page in the middle`, deep.ratio, deep.measured, deep.baseline));
  const page = await ratioInTurn(
    ROUNDS,
    () => many.time("/contacts"),
    () => few.time("/contacts"),
  );
  lines.push(lineOf(`${dialect}, the page /contacts`, page.ratio, page.measured, page.baseline));
  await Promise.all([fewHost.stop(), manyHost.stop()]);
  return lines;
}

const lineOf = (name: string, ratio: number, measured: number, baseline: number) =>
  `${name}: ${ratio.toFixed(2)} at ${MANY.toLocaleString("en")} of ${FEW.toLocaleString("en")} (${measured.toFixed(1)} against ${baseline.toFixed(1)} ms; aim ≤ 2.00)`;

/** Somebody with that many contacts, and what asking takes: the median of some reads, in ms. */
async function owner(host: Host, n: number) {
  const user = await aUser(host.database, { accessLevel: 3 });
  const cookie = await aSession(host.database, user);
  await fill(host, user, n);
  const get = (path: string) => fetch(host.url + path, { headers: { cookie, accept: "application/json" } });
  return {
    /** How many are on the first page. */
    async count(query: string): Promise<number> {
      const response = await get(`/api/contacts?limit=${PER_PAGE}${query}`);
      return ((await response.json()) as { items: unknown[] }).items.length;
    },
    async time(path: string): Promise<number> {
      const times: number[] = [];
      for (let read = 0; read < READS; read++) {
        const started = performance.now();
        const response = await get(path);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        times.push(performance.now() - started);
      }
      return median(times);
    },
    /** The address of a page in the middle of the list by name: a cursor is a position, so any will do. */
    async middle(all: number): Promise<string> {
      const half = Buffer.from(JSON.stringify([`mara ${Math.floor(all / 2)}`, 1])).toString("base64url");
      return `/api/contacts?limit=${PER_PAGE}&sort=name&cursor=${half}`;
    },
  };
}

async function fill({ database }: Host, user: User, n: number): Promise<void> {
  const { transaction, tables } = database;
  const { people, peopleTerms, peopleTotals } = tables;
  for (let from = 0; from < n; from += GROUP) {
    const values = Array.from({ length: Math.min(GROUP, n - from) }, (_, at) => aPerson(user.id, from + at, n));
    const added = await transaction((tx) => tx.insert(people).values(values).returning());
    const terms = added.flatMap((person) =>
      termsOf({ ...person, cards: [], texts: [] }, internationalNumber).map((term) => ({
        userId: user.id,
        term,
        personId: person.id,
      })),
    );
    for (let start = 0; start < terms.length; start += 5_000)
      await transaction((tx) => tx.insert(peopleTerms).values(terms.slice(start, start + 5_000)));
  }
  const totals = new Map<string, number>();
  for (let i = 0; i < n; i++) totals.set(STAGES[i % STAGES.length]!, (totals.get(STAGES[i % STAGES.length]!) ?? 0) + 1);
  await transaction((tx) =>
    tx.insert(peopleTotals).values([...totals].map(([stage, count]) => ({ userId: user.id, stage, n: count }))),
  );
}

function aPerson(userId: number, i: number, n: number) {
  const name = `${FIRST_NAMES[i % FIRST_NAMES.length]} ${FAMILIES[(i * 7) % FAMILIES.length]} ${i}`;
  const details = {
    name,
    company: COMPANIES[i % COMPANIES.length]!,
    title: i % 4 === 0 ? "Founder" : null,
    emails: [`person${String(i).padStart(6, "0")}@example.com`],
    phones: i % 2 === 0 ? [`+4930${String(10_000_000 + i)}`] : [],
  };
  const at = new Date(Date.now() - ((i * 7_919) % n) * (DAY_MS / 100));
  return {
    userId,
    ...details,
    nameKey: nameKeyOf(details),
    stage: STAGES[i % STAGES.length]!,
    tags: i % 5 === 0 ? ["fair"] : [],
    notes: i % 3 === 0 ? "Met at the fair, asked for a quote" : null,
    sources: [i % 3 === 0 ? ("scan" as const) : ("form" as const)],
    firstAt: at,
    lastAt: at,
  };
}
