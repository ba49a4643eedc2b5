// `npm run load [-- --minutes N]`: mixed traffic that rises until the 99th percentile passes 250 ms, on SQLite and PostgreSQL,
// one and two processes; with --minutes then the held rate for so long, watching memory. Client and server share the machine.
import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { count } from "drizzle-orm";
import { aCard, aSession, aUser } from "../tests/builders.ts";
import { freePort, type Host, startHost } from "../tests/host.ts";
import { startPostgres } from "../tests/postgres-server.ts";

const MAX_P99_MS = 250;
const STEP_SECONDS = 8;
const FIRST_RATE = 100;
const GROWTH = 1.5;
const CONNECTIONS = 64;

const { values: { minutes } } = parseArgs({ options: { minutes: { type: "string" } } });

interface Step {
  p99: number;
  rate: number;
  refused: number;
  errors: number;
  lost: number;
}

/** 70 % pages, 20 % events, 8 % reads, 2 % chat and saves. */
async function traffic({ database }: Host): Promise<autocannon.Request[]> {
  const user = await aUser(database);
  const card = await aCard(database, user);
  const cookie = await aSession(database, user);
  const json = { "content-type": "application/json" };
  const many = (n: number, request: autocannon.Request) => Array.from({ length: n }, () => request);
  const all = [
    ...many(35, { method: "GET", path: `/view/${card.slug}` }),
    ...many(10, { method: "POST", path: "/api/card-views", headers: json, body: JSON.stringify({ cardId: card.id, source: "link" }) }),
    ...many(2, { method: "GET", path: `/api/card/${card.slug}` }),
    ...many(2, { method: "GET", path: `/api/analytics/${card.id}?range=monthly`, headers: { cookie } }),
    { method: "POST", path: "/api/salesbot/1/chat", headers: json, body: JSON.stringify({ message: "What do you offer?" }) } as const,
  ];
  const save = { method: "PUT" as const, path: `/api/business-cards/${card.id}`, headers: { ...json, cookie, "sec-fetch-site": "same-origin" }, body: JSON.stringify({ title: "Saved" }) };
  // Spread evenly, and one save for each chat over two rounds.
  const spread = all.map((request, i) => ({ request, at: (i * 19) % all.length })).sort((a, b) => a.at - b.at).map(({ request }) => request);
  return [...spread, ...spread.map((request) => (request.path?.includes("/chat") ? save : request))];
}

const views = async ({ database: { db, tables } }: Host) => (await db.select({ n: count() }).from(tables.cardViews))[0]!.n;

async function step(host: Host, requests: autocannon.Request[], rate: number, seconds: number): Promise<Step> {
  const before = await views(host);
  const result = await autocannon({ url: host.url, connections: CONNECTIONS, overallRate: rate, duration: seconds, timeout: 20, requests });
  const statuses = (result as unknown as { statusCodeStats: Record<string, { count: number }> }).statusCodeStats;
  const of = (test: (status: number) => boolean) => Object.entries(statuses).filter(([status]) => test(Number(status))).reduce((sum, [, { count }]) => sum + count, 0);
  return {
    p99: result.latency.p99, rate: Math.round(result.requests.average), refused: of((status) => status === 429 || status === 503),
    errors: result.errors + of((status) => status >= 400 && status !== 429 && status !== 503),
    lost: Math.max(0, of((status) => status === 201) - (await views(host) - before)),
  };
}

/** Resident memory of a process and its children, in MB. */
function memoryOf(pid: number): number {
  const read = (id: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0) / 1024;
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).filter((id) => {
    try {
      return new RegExp(`^PPid:\\s+${pid}$`, "m").test(readFileSync(`/proc/${id}/status`, "utf8"));
    } catch {
      return false; // ended since it was listed
    }
  });
  return Math.round([pid, ...children.map(Number)].reduce((sum, id) => sum + read(id), 0));
}

async function run(name: string, environment: Record<string, string>): Promise<void> {
  const host = await startHost({ RATE_LIMITS: "off", ...environment });
  try {
    const pid = host.process.pid!;
    const atStart = memoryOf(pid);
    const requests = await traffic(host);
    await step(host, requests, FIRST_RATE, 4); // warms up
    let held: Step | undefined;
    let beyond: Step | undefined;
    for (let rate = FIRST_RATE; !beyond; rate = Math.round(rate * GROWTH)) {
      const now = await step(host, requests, rate, STEP_SECONDS);
      if (now.p99 <= MAX_P99_MS && now.rate > rate * 0.9) held = now;
      else beyond = now;
    }
    const far = await step(host, requests, (held?.rate ?? FIRST_RATE) * 4, STEP_SECONDS);
    const sum = (key: "errors" | "lost") => (held?.[key] ?? 0) + beyond[key] + far[key];
    console.log(`| ${name} | ${held?.rate ?? 0}/s at ${held?.p99 ?? "-"} ms | ${far.rate}/s at ${far.p99} ms, ${far.refused} refused | ${sum("errors")} | ${sum("lost")} | ${atStart} → ${memoryOf(pid)} MB |`);
    if (minutes && held) {
      const marks: number[] = [];
      for (let minute = 0; minute < Number(minutes); minute++) {
        await step(host, requests, Math.round(held.rate * 0.7), 60);
        marks.push(memoryOf(pid));
      }
      console.log(`  memory each minute at 70 %: ${marks.join(" ")} MB`);
    }
  } finally {
    await host.stop();
  }
}

console.log("| set-up | held | at four times that | errors | events lost | memory |\n|---|---|---|---|---|---|");
for (const processes of ["1", "2"]) await run(`SQLite, ${processes} process${processes === "1" ? "" : "es"}`, { WEB_CONCURRENCY: processes });
for (const processes of ["1", "2"]) {
  const postgres = await startPostgres(await freePort());
  if (!postgres) {
    console.log("| PostgreSQL | not installed here | | | | |");
    break;
  }
  try {
    await run(`PostgreSQL, ${processes} process${processes === "1" ? "" : "es"}`, { WEB_CONCURRENCY: processes, DATABASE_URL: postgres.url });
  } finally {
    postgres.remove();
  }
}
