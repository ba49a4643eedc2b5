import { once } from "node:events";
import { createServer } from "node:http";
import { eq } from "drizzle-orm";
import { autocannon } from "./autocannon.ts";
import { THEMES } from "../../sdk/card/themes/list.ts";
import { openLoad } from "../scripts/open-load.ts";
import { type Host, startHost } from "../tests/host.ts";
import { median } from "./load.ts";

const CARDS = 1_000;
/** The machine stands still now and then: the middle of several rounds counts. */
const ROUNDS = 7;
const SECONDS = 3;
const HEADERS = { "accept-encoding": "gzip" };

/**
 * The pages of a thousand full cards in ten themes, asked for at random: the most that one process answers, and how
 * long a visitor waits at half of that. The same load on a bare server says what of it is the machine.
 */
export async function benchManyCards(): Promise<string[]> {
  const host = await startHost({ RATE_LIMITS: "off" });
  await fill(host);
  const requests = Array.from({ length: 20_000 }, () => ({
    method: "GET" as const,
    path: `/view/many-${Math.floor(Math.random() * CARDS)}`,
    headers: HEADERS,
  }));
  const maxRate = async (seconds: number) => {
    const {
      requests: completed,
      non2xx,
      errors,
    } = await autocannon({ url: host.url, connections: 16, duration: seconds, requests });
    if (non2xx + errors > 0) throw new Error(`${non2xx} answers were not 2xx, ${errors} failed`);
    return completed.average;
  };
  await maxRate(5);
  const rate = await maxRate(5);
  const bare = createServer((_, response) => response.end("x".repeat(10_000))).listen(0);
  await once(bare, "listening");
  const bareUrl = `http://localhost:${(bare.address() as { port: number }).port}`;
  const atHalf = (url: string) => openLoad(url, requests, rate / 2, SECONDS, 200);
  const waits: number[] = [];
  const bareWaits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    bareWaits.push((await atHalf(bareUrl)).p99);
    waits.push((await atHalf(host.url)).p99);
  }
  bare.close();
  await touch(host);
  const changed = await atHalf(host.url);
  await host.stop();
  return [
    `/view of ${CARDS.toLocaleString("en")} cards at random: ${rate.toFixed(0)} requests/s at most; at half of that the ` +
      `99th percentile is ${median(waits)} ms (${waits.join(", ")}; aim < 25), of bare node:http ${median(bareWaits)} ms ` +
      `(${bareWaits.join(", ")}); ${changed.p99} ms if all cards have just changed`,
  ];
}

/** The demo card, a thousand times with other names and themes. */
async function fill({ database: { db, transaction, tables } }: Host): Promise<void> {
  const { businessCards } = tables;
  const [demo] = await db.select().from(businessCards).where(eq(businessCards.slug, "demo"));
  const { id, ...fields } = demo!;
  const themes = Object.keys(THEMES);
  const copies = Array.from({ length: CARDS }, (_, i) => ({
    ...fields,
    slug: `many-${i}`,
    name: `${fields.name} ${i}`,
    theme: themes[i % themes.length]!,
    about: `${fields.about} ${"I help small firms sell abroad. ".repeat(i % 10)}`,
  }));
  for (let from = 0; from < CARDS; from += 100)
    await transaction((tx) => tx.insert(businessCards).values(copies.slice(from, from + 100)));
}

/** All cards get a new version: no page that was rendered is right any more. */
async function touch({ database: { transaction, tables } }: Host): Promise<void> {
  await transaction((tx) => tx.update(tables.businessCards).set({ version: 1_000 }));
}
