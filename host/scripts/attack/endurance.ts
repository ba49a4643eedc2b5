// Attacks that last: conversations, queues, clients that wait, and processes that hang.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { aCard, aUser } from "../../tests/builders.ts";
import { visitor } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { type Category, person, processorTime, status } from "./attempt.ts";

/** Holds one conversation of this many messages; returns the CPU time of each of the last ten, in milliseconds. */
async function talk(host: Host, messages: number): Promise<number> {
  const { card, call } = await person(host, 3);
  const services = ["Workshops", "Coaching", "Keynotes"];
  await call("POST", `/api/salesbot/${card.id}/config`, { isEnabled: true, services });
  let sessionId: unknown;
  let before = 0;
  for (let n = 0; n < messages; n++) {
    if (n === messages - 10) before = processorTime(host.process.pid!);
    const message = Array.from({ length: 40 }, (_, i) => `Topic${n}x${i} for our workshop: what budget?`).join(" ");
    const response = await visitor(host)("POST", `/api/salesbot/${card.id}/chat`, { message, sessionId });
    if (response.status !== 200) throw new Error(`message ${n}: ${response.status} ${response.text}`);
    ({ sessionId } = response.json());
  }
  return (processorTime(host.process.pid!) - before) / 10;
}

/** A server whose geocoder answers slowly. */
async function withSlowSearch<T>(act: (host: Host) => Promise<T>): Promise<T> {
  const geocoder = createServer((_request, response) => {
    setTimeout(() => response.setHeader("content-type", "application/json").end("[]"), 300);
  }).listen(0);
  await once(geocoder, "listening");
  const { port } = geocoder.address() as { port: number };
  const host = await startHost({ GEOCODER_URL: `http://localhost:${port}/search` });
  try {
    return await act(host);
  } finally {
    await host.stop();
    geocoder.close();
  }
}

/** Requests a large page again and again on one connection without reading the answers. */
async function neverRead(host: Host, times = 50, headers: Record<string, string> = {}): Promise<() => void> {
  const { hostname, port } = new URL(host.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {}).pause();
  await once(socket, "connect");
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const ask = `GET /view/demo HTTP/1.1\r\nhost: ${hostname}\r\naccept-encoding: identity\r\n${more.join("")}\r\n`;
  socket.write(ask.repeat(times));
  return () => socket.destroy();
}

/** Preloaded into the attacked process: a signal blocks its event loop for this long. */
const hangOnSignal = (ms: number) =>
  `--import=data:text/javascript,${encodeURIComponent(
    `process.on("SIGUSR2", () => { const end = Date.now() + ${ms}; while (Date.now() < end); })`,
  )}`;

/** Resident memory in MB. */
const memoryOf = ({ process: { pid } }: Host): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;

/** One time zone written in so many ways, which a platform takes for as many; returns by how many MB memory grew. */
async function spellTimeZone(host: Host, times: number): Promise<number> {
  const { card, call } = await person(host, 3);
  const zone = "america/argentina/comodrivadavia";
  const spelling = (n: number) =>
    zone.replace(/[a-z]/g, (letter, at: number) => ((n >> (at % 20)) & 1 ? letter.toUpperCase() : letter));
  const ask = (n: number) => call("GET", `/api/analytics/${card.id}?timeZone=${encodeURIComponent(spelling(n))}`);
  for (let n = 0; n < 500; n++) await ask(0);
  const before = memoryOf(host);
  for (let n = 1; n < times; n += 50) await Promise.all(Array.from({ length: 50 }, (_, k) => ask(n + k)));
  return memoryOf(host) - before;
}

export const endurance: Category = {
  id: "DoS",
  name: "Slow clients keep others waiting",
  attempts: async ({ limited, host }) => [
    ["a conversation of 100 messages, each dearer than the last", async () => (await talk(host, 100)) <= 40],
    ["a time zone written in 10,000 ways", async () => (await spellTimeZone(host, 10_000)) < 150],
    [
      "60 changes of one card's address, while somebody opens another's map",
      () =>
        withSlowSearch(async (host) => {
          const attacker = await person(host, 1);
          const other = await aCard(host.database, await aUser(host.database), { address: "1 Quiet Lane" });
          const requests: Promise<unknown>[] = [];
          for (let n = 0; n < 60; n++) {
            await attacker.call("PUT", `/api/business-cards/${attacker.card.id}`, { address: `${n} Changing Street` });
            requests.push(visitor(host)("GET", `/api/card/${attacker.card.slug}/location`));
          }
          const started = performance.now();
          const locationStatus = await status(visitor(host)("GET", `/api/card/${other.slug}/location`));
          const waited = performance.now() - started;
          await Promise.all(requests);
          return locationStatus === 200 && waited < 5_000;
        }),
    ],
    [
      "300 connections that ask for pages and read none",
      async () => {
        const disconnects = await Promise.all(Array.from({ length: 300 }, () => neverRead(limited)));
        const other = { "x-forwarded-for": "203.0.113.9" };
        // Requests may be refused during the rush, but not afterwards.
        await new Promise((later) => setTimeout(later, 3_000));
        const answered = await status(visitor(limited)("GET", "/view/demo", undefined, other));
        disconnects.forEach((end) => end());
        return answered === 200;
      },
    ],
    [
      "places that are never given back: 300 requests on each of 15 connections that are then closed",
      async () => {
        const from = (n: number) => ({ "x-forwarded-for": `198.51.100.${n}` });
        const pause = () => new Promise((later) => setTimeout(later, 2_000));
        const disconnects = await Promise.all(Array.from({ length: 15 }, (_, n) => neverRead(limited, 300, from(n))));
        await pause();
        disconnects.forEach((end) => end());
        await pause();
        return (await status(visitor(limited)("GET", "/view/demo", undefined, from(99)))) === 200;
      },
    ],
    [
      "an event loop that is made to stand still, without anybody noticing",
      async () => {
        const token = "a token long enough for metrics";
        const host = await startHost({ NODE_OPTIONS: hangOnSignal(3_500), METRICS_TOKEN: token });
        try {
          host.process.kill("SIGUSR2");
          const { text } = await visitor(host)("GET", "/metrics", undefined, { authorization: `Bearer ${token}` });
          return /event loop stands still/.test(host.output()) && /stalls_total [1-9]/.test(text);
        } finally {
          await host.stop();
        }
      },
    ],
    [
      "one process of two that hangs for good",
      async () => {
        const host = await startHost({ NODE_OPTIONS: hangOnSignal(60_000), WEB_CONCURRENCY: "2" });
        try {
          const primary = host.process.pid!;
          const workers = readFileSync(`/proc/${primary}/task/${primary}/children`, "utf8")
            .trim()
            .split(" ")
            .map(Number);
          process.kill(workers[0]!, "SIGUSR2");
          const end = Date.now() + 25_000;
          while (!host.output().includes("process is replaced") && Date.now() < end)
            await new Promise((later) => setTimeout(later, 200));
          const pages = await Promise.all(Array.from({ length: 20 }, () => status(visitor(host)("GET", "/view/demo"))));
          return host.output().includes("process is replaced") && pages.every((answered) => answered === 200);
        } finally {
          await host.stop();
        }
      },
    ],
  ],
};
