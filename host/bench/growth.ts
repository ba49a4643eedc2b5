import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rebuildRollups } from "../app/events/rebuild.server.ts";
import { type Amount, fillCards, type Measured, onPostgres, onSqlite, compact, viewsOf } from "./measured.ts";

/** Two sizes, measured; ten views of a card. BENCH_CARDS=10000 npm run bench growth: 2,000 and 10,000 cards */
const MANY = Number(process.env.BENCH_CARDS ?? 100_000);
const AMOUNTS: [Amount, Amount] = [amountOf(MANY / 5), amountOf(MANY)];
/** Sizes that are extrapolated from what is measured. */
const PLANNED = amountOf(10_000_000);

interface Sizes {
  cards: number;
  raw: number;
  aged: number;
}

/** What cards and events take on disk at two sizes, and by the slope between them at ten million cards. */
export async function benchGrowth(): Promise<string[]> {
  const server = process.env.TEST_POSTGRES_URL;
  const lines: string[] = [];
  for (const openOne of [onSqlite, ...(server ? [(folder: string) => onPostgres(server, folder)] : [])]) {
    let name = "";
    const sizes: Sizes[] = [];
    for (const amount of AMOUNTS) {
      const folder = mkdtempSync(join(tmpdir(), "meishi-bench-"));
      try {
        const measured = await openOne(folder);
        name = measured.name;
        sizes.push(await sizesOf(measured, amount));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    lines.push(...extrapolate(name, sizes as [Sizes, Sizes]));
  }
  return server ? lines : [...lines, "PostgreSQL: set TEST_POSTGRES_URL to a server to measure it"];
}

async function sizesOf(measured: Measured, amount: Amount): Promise<Sizes> {
  try {
    const empty = await measured.size();
    await fillCards(measured, amount);
    const cards = (await measured.size()) - empty;
    await measured.ask(viewsOf(measured, amount));
    const raw = (await measured.size()) - empty - cards;
    await rebuildRollups(measured.database);
    await compact(measured.database);
    return { cards, raw, aged: (await measured.size()) - empty - cards };
  } finally {
    await measured.close();
  }
}

function extrapolate(name: string, [few, many]: [Sizes, Sizes]): string[] {
  const line = (what: string, key: keyof Sizes, of: keyof Amount) => {
    const per = [few, many].map((sizes, i) => sizes[key] / AMOUNTS[i]![of]);
    const slope = (many[key] - few[key]) / (AMOUNTS[1][of] - AMOUNTS[0][of]);
    const bytes = (slope * PLANNED[of]) / 1e9;
    return {
      bytes,
      text: `${name}, ${what}: ${per.map((n) => n.toFixed(0)).join(" and ")} bytes, slope ${slope.toFixed(0)}: ${bytes.toFixed(1)} GB for ${count(PLANNED[of])}`,
    };
  };
  const cards = line("a card", "cards", "cards");
  const raw = line("a raw event", "raw", "events");
  const aged = line("an event with its raw row, in the long run", "aged", "events");
  const all = [cards.bytes + aged.bytes, cards.bytes + aged.bytes - raw.bytes].map((n) => n.toFixed(0));
  return [cards.text, raw.text, aged.text, `${name}, all of it: ${all[0]} GB; without raw events ${all[1]} GB`];
}

function amountOf(cards: number): Amount {
  return { cards, events: cards * 10 };
}

const count = (n: number) => n.toLocaleString("en");
