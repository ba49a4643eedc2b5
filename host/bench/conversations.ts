import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Autocannon from "autocannon";
import { aCard, aUser } from "../tests/builders.ts";
import { type Client, signedIn, visitor } from "../tests/client.ts";
import { freePort, type Host, startHost } from "../tests/host.ts";
import { startPostgres } from "../tests/postgres-server.ts";
import { autocannon } from "./autocannon.ts";

const OPEN = 500;
const MESSAGES = 20;
const SECONDS = 10;
const RATE = 200;
const AT_ONCE = 50;
/** Followers come from two networks: one has fewer streams than there are conversations. */
const LIMITS = { RATE_LIMITS: "off", TRUST_PROXY: "1" };

/** 500 conversations that people follow: what they cost one process, and how soon three bring an answer to all. */
export async function benchConversations(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "meishi-bench-"));
  const one = await startHost({ ...LIMITS, DATA_DIR: dataDir });
  const lines = await benchHosts("SQLite, 1 process", [one]);
  await one.stop();
  rmSync(dataDir, { recursive: true });
  const postgres = await startPostgres(await freePort());
  if (!postgres) return [...lines, "PostgreSQL: its programs are not installed"];
  const environment = { ...LIMITS, DATABASE_URL: postgres.url, SESSION_SECRET: "x".repeat(32) };
  const hosts = [await startHost(environment), await startHost(environment), await startHost(environment)];
  try {
    return [...lines, ...(await benchHosts("PostgreSQL, 3 processes", hosts))];
  } finally {
    for (const host of hosts) await host.stop();
    postgres.remove();
  }
}

async function benchHosts(name: string, hosts: Host[]): Promise<string[]> {
  const [{ database }] = hosts as [Host];
  const owner = await aUser(database, { accessLevel: 2 });
  const card = await aCard(database, owner);
  const calls = await Promise.all(hosts.map((host) => signedIn(host, owner)));
  await calls[0]!("POST", `/api/salesbot/${card.id}/config`, { isEnabled: true });
  const { transaction, tables } = database;
  const conversationData = Array.from({ length: MESSAGES }, (_, i) => ({
    role: i % 2 ? ("assistant" as const) : ("user" as const),
    content: `Message ${i} of a conversation that goes on for a while`,
    timestamp: new Date().toISOString(),
  }));
  const sessions = Array.from({ length: OPEN }, (_, i) => `bench-session-${i}`);
  for (let at = 0; at < OPEN; at += 100)
    await transaction((tx) =>
      tx
        .insert(tables.salesbotConversations)
        .values(sessions.slice(at, at + 100).map((sessionId) => ({ cardId: card.id, sessionId, conversationData }))),
    );
  const ids = (
    await database.db.select({ id: tables.salesbotConversations.id }).from(tables.salesbotConversations)
  ).map(({ id }) => id);

  const memory = () => hosts.map(memoryOf);
  const view = `${hosts[0]!.url}/view/${card.slug}`;
  await p95Of(view);
  const [memoryBefore, p95Before] = [memory(), await p95Of(view)];
  const stop = new AbortController();
  const arrivals = sessions.map(arrival);
  await Promise.all(
    sessions.map((session, i) =>
      followTo(
        `${hosts[i % hosts.length]!.url}/api/salesbot/${card.id}/chat/${session}/events`,
        { signal: stop.signal, headers: { "x-forwarded-for": `10.0.0.${i % 2}` } },
        () => arrivals[i]!.arrive(performance.now()),
      ),
    ),
  );
  const [memoryAfter, p95After] = [memory(), await p95Of(view)];
  const delays: number[] = [];
  // An address has no more requests answered at once.
  for (let from = 0; from < OPEN; from += AT_ONCE)
    delays.push(
      ...(await Promise.all(
        ids.slice(from, from + AT_ONCE).map(async (id, i) => {
          const call = calls[(i + 1) % calls.length] as Client;
          const started = performance.now();
          const { status } = await call("POST", `/api/conversations/${id}/messages`, { text: "Here I am" });
          if (status >= 300) throw new Error(`A message was answered ${status}`);
          return (await arrivals[from + i]!.at) - started;
        }),
      )),
    );
  const busy = await Promise.all([
    p95Of(view),
    ...hosts.map((host) => talk(host, `/api/salesbot/${card.id}/chat`, sessions.slice(0, 100))),
  ]);
  stop.abort();
  const mb = (values: number[]) => `${values.map((value) => value.toFixed(0)).join(", ")} MB`;
  return [
    `${name}: ${OPEN} open: memory ${mb(memoryBefore)} → ${mb(memoryAfter)}; p95 of /view at ${RATE}/s ${p95Before.toFixed(1)} → ${p95After.toFixed(1)} ms, while visitors write ${busy[0].toFixed(1)} ms`,
    `${name}: of ${OPEN} answers, ${AT_ONCE} at once, each is there after ${Math.max(...delays).toFixed(0)} ms, half of them after ${percentile(delays, 0.5).toFixed(0)} ms`,
  ];
}

const memoryOf = ({ process }: Host) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, "utf8"))![1]) / 1_024;

const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;

async function p95Of(url: string): Promise<number> {
  const times: number[] = [];
  const setupClient = (client: Autocannon.Client) => client.on("response", (_status, _bytes, ms) => times.push(ms));
  await autocannon({ url, duration: SECONDS, overallRate: RATE, connections: 8, setupClient });
  return percentile(times, 0.95);
}

function arrival() {
  let arrive: (at: number) => void = () => {};
  const at = new Promise<number>((resolve) => (arrive = resolve));
  return { at, arrive };
}

/** Follows a conversation; resolves when its stream has begun, and calls back with a person's first message. */
async function followTo(url: string, init: RequestInit, onAnswer: () => void): Promise<void> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const read = async () => {
    const decoder = new TextDecoder();
    const reader = response.body!.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read())
      if (decoder.decode(part.value).includes('"role":"person"')) onAnswer();
  };
  void read().catch(() => {});
}

/** Visitors write one after the other, as long as the pages are measured. */
async function talk(host: Host, path: string, sessions: string[]): Promise<void> {
  const visit = visitor(host);
  const end = performance.now() + SECONDS * 1_000;
  for (let i = 0; performance.now() < end; i++)
    await visit("POST", path, { sessionId: sessions[i % sessions.length], message: `And what about number ${i}?` });
}
