// `npm run load [-- --minutes N]`: mixed traffic that rises until the 99th percentile twice passes 250 ms, on SQLite
// and PostgreSQL, one and two processes, then as much as a thousand connections can press in; with --minutes after that
// 70 % of what it held for so long, watching memory. Client and server share the machine.
import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type Autocannon from "autocannon";
import { count } from "drizzle-orm";
import { autocannon } from "../bench/autocannon.ts";
import { aCard, aSession, aUser } from "../tests/builders.ts";
import { freePort, type Host, startHost } from "../tests/host.ts";
import { startPostgres } from "../tests/postgres-server.ts";
import { type LoadRequest, openLoad } from "./open-load.ts";

const MAX_P99_MS = 250;
const STEP_SECONDS = 8;
const FIRST_RATE = 100;
const GROWTH = 1.5;
/** From the last rate that held, so that two builds that differ by a twentieth are told apart. */
const FINE_GROWTH = 1.05;
const PRESSING = 1_000;

const {
  values: { minutes },
} = parseArgs({ options: { minutes: { type: "string" } } });

interface Step {
  p99: number;
  rate: number;
  refused: number;
  errors: number;
  lost: number;
}

/** 70 % pages, 20 % events, 8 % reads, 2 % chat and saves. */
async function traffic({ database }: Host): Promise<LoadRequest[]> {
  const user = await aUser(database);
  const card = await aCard(database, user);
  const cookie = await aSession(database, user);
  const json = { "content-type": "application/json" };
  const many = (n: number, request: LoadRequest) => Array.from({ length: n }, () => request);
  const all = [
    ...many(35, { method: "GET", path: `/view/${card.slug}` }),
    ...many(10, {
      method: "POST",
      path: "/api/card-views",
      headers: json,
      body: JSON.stringify({ cardId: card.id, source: "link" }),
    }),
    ...many(2, { method: "GET", path: `/api/card/${card.slug}` }),
    ...many(2, { method: "GET", path: `/api/analytics/${card.id}?range=monthly`, headers: { cookie } }),
    {
      method: "POST",
      path: "/api/salesbot/1/chat",
      headers: json,
      body: JSON.stringify({ message: "What do you offer?" }),
    } as const,
  ];
  const save = {
    method: "PUT" as const,
    path: `/api/business-cards/${card.id}`,
    headers: { ...json, cookie, "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ title: "Saved" }),
  };
  // Spread evenly, and one save for each chat over two rounds.
  const spread = all
    .map((request, i) => ({ request, at: (i * 19) % all.length }))
    .sort((a, b) => a.at - b.at)
    .map(({ request }) => request);
  return [...spread, ...spread.map((request) => (request.path?.includes("/chat") ? save : request))];
}

const views = async ({ database: { db, tables } }: Host) =>
  (await db.select({ n: count() }).from(tables.cardViews))[0]!.n;

async function step(host: Host, requests: LoadRequest[], rate: number, seconds: number): Promise<Step> {
  const before = await views(host);
  const { statuses, errors, ...measured } = await openLoad(host.url, requests, rate, seconds);
  return { ...measured, ...(await judge(host, before, errors, statuses)) };
}

/** Each connection asks again as soon as it is answered: far more than can be carried. */
async function press(host: Host, requests: LoadRequest[]): Promise<Step> {
  const before = await views(host);
  const pressed = await autocannon({
    url: host.url,
    connections: PRESSING,
    duration: STEP_SECONDS,
    timeout: 20,
    requests: requests as Autocannon.Request[],
  });
  const { statusCodeStats } = pressed as unknown as { statusCodeStats: Record<string, { count: number }> };
  return {
    p99: pressed.latency.p99,
    rate: Math.round(pressed.requests.average),
    ...(await judge(
      host,
      before,
      pressed.errors,
      new Map(Object.entries(statusCodeStats).map(([status, { count: n }]) => [Number(status), n])),
    )),
  };
}

async function judge(
  host: Host,
  before: number,
  errors: number,
  statuses: Map<number, number>,
): Promise<Pick<Step, "refused" | "errors" | "lost">> {
  const of = (test: (status: number) => boolean) =>
    [...statuses].reduce((sum, [status, n]) => sum + (test(status) ? n : 0), 0);
  return {
    refused: of((status) => status === 429 || status === 503),
    errors: errors + of((status) => status >= 400 && status !== 429 && status !== 503),
    lost: Math.max(0, of((status) => status === 201) - ((await views(host)) - before)),
  };
}

/** Resident memory of a process and its children, in MB. */
function memoryOf(pid: number): number {
  const read = (id: number) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0) / 1024;
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => {
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
    await step(host, requests, 2 * FIRST_RATE, STEP_SECONDS); // warms up
    let sustained: Step | undefined;
    let beyond: Step | undefined;
    const rise = async (from: number, growth: number) => {
      for (let rate = from; ; rate = Math.round(rate * growth)) {
        let now = await step(host, requests, rate, STEP_SECONDS);
        const isSustained = () => now.p99 <= MAX_P99_MS && now.rate > rate * 0.9;
        // Once more: a pause of the machine is not the end of what is carried.
        if (!isSustained()) now = await step(host, requests, rate, STEP_SECONDS);
        if (!isSustained()) return now;
        sustained = now;
      }
    };
    beyond = await rise(FIRST_RATE, GROWTH);
    if (sustained) beyond = await rise(Math.round(sustained.rate * FINE_GROWTH), FINE_GROWTH);
    const overload = await press(host, requests);
    const sum = (key: "errors" | "lost") => (sustained?.[key] ?? 0) + beyond[key] + overload[key];
    console.log(
      `| ${name} | ${sustained?.rate ?? 0}/s at ${sustained?.p99 ?? "-"} ms | ${overload.rate}/s at ${overload.p99} ms, ${overload.refused} refused | ${sum("errors")} | ${sum("lost")} | ${atStart} → ${memoryOf(pid)} MB |`,
    );
    if (minutes && sustained) {
      const marks: number[] = [];
      for (let minute = 0; minute < Number(minutes); minute++) {
        await step(host, requests, Math.round(sustained.rate * 0.7), 60);
        marks.push(memoryOf(pid));
      }
      console.log(`  memory each minute at 70 %: ${marks.join(" ")} MB`);
    }
  } finally {
    await host.stop();
  }
}

console.log(
  "| setup | sustained | with 1,000 connections | errors | events lost | memory |\n|---|---|---|---|---|---|",
);
for (const processes of ["1", "2"])
  await run(`SQLite, ${processes} process${processes === "1" ? "" : "es"}`, { WEB_CONCURRENCY: processes });
for (const processes of ["1", "2"]) {
  const postgres = await startPostgres(await freePort());
  if (!postgres) {
    console.log("| PostgreSQL | not installed here | | | | |");
    break;
  }
  try {
    await run(`PostgreSQL, ${processes} process${processes === "1" ? "" : "es"}`, {
      WEB_CONCURRENCY: processes,
      DATABASE_URL: postgres.url,
    });
  } finally {
    postgres.remove();
  }
}
