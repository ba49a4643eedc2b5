import { createServer, get } from "node:http";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { autocannon } from "./autocannon.ts";
import { startHost } from "../tests/host.ts";
import { cpuSeconds } from "./cpu.ts";
import { ratioInTurn, requestsPerSecond } from "./load.ts";
import { benchManyCards } from "./many-cards.ts";

const ROUNDS = 3;
const HEADERS = { "accept-encoding": "gzip" };
const MANY = 100_000;

/** /view against a bare node:http server that sends the same bytes; then what the server's memory is after many. */
export async function benchView(): Promise<string[]> {
  const host = await startHost({ RATE_LIMITS: "off" });
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${host.process.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  const atStart = memory();
  await autocannon({ url: `${host.url}/view/demo`, amount: MANY, connections: 16, headers: HEADERS });
  const afterMany = memory();

  const page = await fetch(`${host.url}/view/demo`, { headers: HEADERS });
  const bytes = await bodyAsSent(`${host.url}/view/demo`);
  const headers = Object.fromEntries(
    [...page.headers].filter(([name]) => !/^(date|connection|keep-alive|transfer-encoding)$/.test(name)),
  );
  const bare = createServer((_, response) =>
    response.writeHead(200, { ...headers, "content-encoding": "gzip", "content-length": bytes.length }).end(bytes),
  ).listen(0);
  await once(bare, "listening");
  const bareUrl = `http://localhost:${(bare.address() as { port: number }).port}/`;
  const load = (url: string) => () => requestsPerSecond({ url, headers: HEADERS });

  const cached = await ratioInTurn(ROUNDS, load(`${host.url}/view/demo`), load(bareUrl));

  // Each request meets a new version of the card, so each is rendered.
  const {
    transaction,
    tables: { businessCards },
  } = host.database;
  let version = 10;
  const changeAndGet = (url: string) => async () => {
    let spent = 0;
    let n = 0;
    for (; spent < 2_000; n++) {
      await transaction((tx) => tx.update(businessCards).set({ version: version++ }).where(eq(businessCards.id, 1)));
      const started = performance.now();
      await (await fetch(url, { headers: HEADERS })).arrayBuffer();
      spent += performance.now() - started;
    }
    return n / (spent / 1000);
  };
  const spentBefore = cpuSeconds(host.process.pid!);
  const versionBefore = version;
  const rendered = await ratioInTurn(ROUNDS, changeAndGet(`${host.url}/view/demo`), changeAndGet(bareUrl));

  // The versions that the bare server was asked at count for nothing.
  const renderings = (version - versionBefore) * (rendered.measured / (rendered.measured + rendered.baseline));
  const msOfRendering = ((cpuSeconds(host.process.pid!) - spentBefore) / renderings) * 1000;

  const atEnd = memory();
  bare.close();
  await host.stop();
  return [
    `/view cached:           ${cached.ratio.toFixed(2)} of bare node:http (${cached.measured.toFixed(0)} against ${cached.baseline.toFixed(0)} requests/s; aim ≥ 0.50)`,
    `/view rendered each time: ${rendered.ratio.toFixed(2)} of bare node:http, one at a time (${rendered.measured.toFixed(0)} against ${rendered.baseline.toFixed(0)} requests/s, ${msOfRendering.toFixed(1)} ms of processor a page; aim ≥ 0.50)`,
    `memory after ${MANY.toLocaleString("en")} requests: ${afterMany.toFixed(0)} MB (aim < 150), ${atStart.toFixed(0)} at start, ${atEnd.toFixed(0)} at the end`,
    ...(await benchManyCards()),
  ];
}

/** The bytes on the wire: fetch would unpack them. */
function bodyAsSent(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: HEADERS }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("end", () => resolve(Buffer.concat(chunks)));
    }).on("error", reject);
  });
}
