import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { autocannon } from "./autocannon.ts";
import { type BusinessCard, type Database, open } from "../../db/index.ts";
import { groupCommit } from "../../db/group-commit.ts";
import { commitEvents } from "../app/events/commit.server.ts";
import type { NewEvent } from "../app/events/event.ts";
import { aCard, aSession, aUser } from "../tests/builders.ts";
import { startHost } from "../tests/host.ts";
import { cpuSeconds, residentMb } from "./cpu.ts";
import { median, ratioInTurn } from "./load.ts";

/** Sizes, so that a run can be made short: BENCH_EVENTS=100000 npm run bench analytics */
const MANY = Number(process.env.BENCH_EVENTS ?? 1_000_000);
const FEW = MANY / 100;
const WRITES = Number(process.env.BENCH_WRITES ?? 5_000);
const CALLERS = 512;
const ROUNDS = 3;
const READS = 31;
const YEAR_MS = 365 * 86_400_000;
const USER_AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";

/** Event writes against a transaction each; the answer at many events against few; memory of a streamed export. */
export async function benchAnalytics(): Promise<string[]> {
  const writes = await benchWrites();
  const host = await startHost({ RATE_LIMITS: "off" });
  const owner = await aUser(host.database);
  const [small, large] = [await aCard(host.database, owner), await aCard(host.database, owner)];
  const http = await eventsPerSecond(host.url, (await aCard(host.database, owner)).id, host.process.pid!);
  await fill(host.database, small, FEW);
  await fill(host.database, large, MANY);
  const headers = { cookie: await aSession(host.database, owner) };

  const lines: string[] = [];
  for (const range of ["monthly", "yearly"]) {
    const pid = host.process.pid!;
    const read = (card: BusinessCard) => () =>
      medianMs(`${host.url}/api/analytics/${card.id}?range=${range}&timeZone=Asia/Kathmandu`, headers);
    const { ratio, measured, baseline } = await ratioInTurn(ROUNDS, read(large), read(small));
    const began = cpuSeconds(pid);
    await read(large)();
    const cpuMs = ((cpuSeconds(pid) - began) / READS) * 1_000;
    lines.push(
      `${range} answer at ${MANY.toLocaleString("en")} events: ${ratio.toFixed(2)} of ${FEW.toLocaleString("en")} (${measured.toFixed(0)} against ${baseline.toFixed(0)} ms; aim ≤ 2.00 and < 50 ms), ${cpuMs.toFixed(0)} ms of processor each`,
    );
  }
  const memory = await exportMemory(
    `${host.url}/api/analytics/${large.id}/export?type=views`,
    headers,
    host.process.pid!,
  );
  await host.stop();
  return [
    ...writes,
    `events through HTTP:     ${http.perSecond.toFixed(0)}/s (aim ≥ 2,000 on two idle cores); ${http.perCpuSecond.toFixed(0)} per second of one core`,
    ...lines,
    `export of ${memory.rows.toLocaleString("en")} rows:  ${memory.above.toFixed(0)} MB above idle (aim < 60)`,
  ];
}

function viewAt(cardId: number, ms: number, i: number): NewEvent {
  const [country, location] = (
    [
      ["PT", "Portugal"],
      ["DE", "Germany"],
      ["FR", "France"],
      ["US", "United States"],
      [null, null],
    ] as const
  )[i % 5]!;
  return {
    kind: "view",
    cardId,
    at: new Date(ms),
    ip: "192.0.2.0",
    country,
    location,
    device: "Mobile · iOS · Safari",
    deviceClass: (["mobile", "desktop", "tablet"] as const)[i % 3]!,
    source: (["link", "qr"] as const)[i % 2]!,
    referrer: i % 4 === 0 ? `site-${i % 12}.example.com` : null,
    isBot: false,
    userId: null,
    visitorHash: null,
    key: null,
  };
}

/** The same writer, with groups and with groups of one. */
async function benchWrites(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "meishi-bench-"));
  const database = await open(`file:${join(folder, "cards.db")}`);
  await database.migrate();
  const owner = await aUser(database);
  const cards = await Promise.all(Array.from({ length: 20 }, () => aCard(database, owner)));
  const rate = (size: number) => async () => {
    const writer = groupCommit((group: NewEvent[]) => commitEvents(database, group), { size });
    let left = WRITES;
    const started = performance.now();
    await Promise.all(
      Array.from({ length: CALLERS }, async () => {
        while (left-- > 0) await writer.record(viewAt(cards[left % cards.length]!.id, Date.now(), left));
      }),
    );
    return WRITES / ((performance.now() - started) / 1000);
  };
  const { ratio, measured, baseline } = await ratioInTurn(ROUNDS, rate(500), rate(1));
  await database.close();
  rmSync(folder, { recursive: true });
  return [
    `group commit:            ${ratio.toFixed(1)} of a transaction per event (${measured.toFixed(0)} against ${baseline.toFixed(0)} events/s; aim ≥ 5.0)`,
  ];
}

async function eventsPerSecond(
  url: string,
  cardId: number,
  pid: number,
): Promise<{ perSecond: number; perCpuSecond: number }> {
  const send = async (amount: number) => {
    const result = await autocannon({
      url: `${url}/api/card-views`,
      method: "POST",
      amount,
      connections: 64,
      timeout: 60,
      headers: { "content-type": "application/json", "user-agent": USER_AGENT },
      body: JSON.stringify({ cardId, timeZone: "Europe/Lisbon" }),
    });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed`);
    return result;
  };
  // The first thousands are answered by code that has not been compiled yet.
  await send(WRITES);
  const began = cpuSeconds(pid);
  const { duration } = await send(2 * WRITES);
  return { perSecond: (2 * WRITES) / duration, perCpuSecond: (2 * WRITES) / (cpuSeconds(pid) - began) };
}

/** Views spread evenly over the last year. */
async function fill(database: Database, { id }: BusinessCard, n: number): Promise<void> {
  const now = Date.now();
  const group = 2_000;
  for (let i = 0; i < n; i += group) {
    await commitEvents(
      database,
      Array.from({ length: Math.min(group, n - i) }, (_, j) => viewAt(id, now - ((i + j) / n) * YEAR_MS, i + j)),
    );
  }
}

async function medianMs(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < READS; i++) {
    const started = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    times.push(performance.now() - started);
  }
  return median(times);
}

/** The most memory the server takes while it streams, above what it had before. */
async function exportMemory(
  url: string,
  headers: Record<string, string>,
  pid: number,
): Promise<{ above: number; rows: number }> {
  const idle = residentMb(pid);
  let peak = idle;
  const timer = setInterval(() => (peak = Math.max(peak, residentMb(pid))), 20);
  const response = await fetch(url, { headers });
  let lines = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
    for (const byte of chunk) if (byte === 10) lines++;
  clearInterval(timer);
  return { above: Math.max(peak, residentMb(pid)) - idle, rows: lines - 1 };
}
