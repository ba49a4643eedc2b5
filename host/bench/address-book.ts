import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { run } from "../../db/index.ts";
import { aUser } from "../tests/builders.ts";
import { aDevice, aVCard, multigetBody, syncBody } from "../tests/dav-client.ts";
import { type Host, startHost } from "../tests/host.ts";
import { timeOthers } from "./others.ts";

const CONTACTS = Number(process.env.BENCH_CONTACTS ?? 20_000);
const BATCH = 500;

async function seed({ database: { transaction, tables } }: Host, userId: number): Promise<void> {
  for (let from = 0; from < CONTACTS; from += BATCH)
    await transaction(function* (tx) {
      const rows = Array.from({ length: BATCH }, (_, i) => ({
        userId,
        name: `Person ${from + i}`,
        nameKey: `person ${from + i}`,
        emails: [`person${from + i}@example.com`],
        phones: [`+49 30 ${1_000_000 + from + i}`],
        company: "Engines Ltd",
        title: "Engineer",
      }));
      yield* run(tx.insert(tables.people).values(rows));
    });
  await transaction((tx) => tx.insert(tables.peopleTotals).values({ userId, stage: "new", n: CONTACTS }));
}

const megabytes = ({ process: { pid } }: Host, field: string) =>
  Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024);

/**
 * The first sync of 20,000 contacts after a restart, and a change: time, memory of the server, and how long others wait
 * meanwhile. With TEST_POSTGRES_URL on PostgreSQL, else on SQLite.
 */
export async function benchAddressBook(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "meishi-"));
  const databaseUrl = process.env.TEST_POSTGRES_URL;
  const settings = { RATE_LIMITS: "off", DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const seeding = await startHost(settings);
  const user = await aUser(seeding.database);
  await seed(seeding, user.id);
  const { username, password, book } = await aDevice(seeding, user);
  await seeding.stop();

  const host = await startHost(settings);
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  const send = async (method: string, path: string, type: string, body: string) => {
    const headers = { authorization, "content-type": type };
    return (await fetch(host.url + path, { method, headers, body })).text();
  };
  const report = (body: string) => send("REPORT", book, "application/xml", body);
  const lines = [`at the start: ${megabytes(host, "VmRSS")} MB`];
  const measure = (what: string, work: () => Promise<string>) => measureOne(host, lines, what, work);
  const names = await measure("first sync, names", () => report(syncBody("")));
  const hrefs = [...names.matchAll(/<d:href>([^<]*)</g)].map(([, href]) => href!);
  await measure("first sync, all texts at once", () => report(multigetBody(hrefs)));
  const token = /sync-token>([^<]*)</.exec(names)![1]!;
  await measure("a change", async () => {
    await send("PUT", hrefs[0]!, "text/vcard", aVCard("new", "Changed"));
    return report(syncBody(token));
  });
  await measure("a query", () => report(QUERY));
  await host.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return lines;
}

const QUERY = `<C:addressbook-query xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><prop><getetag/></prop>
  <C:filter><C:prop-filter name="FN"><C:text-match>person 19</C:text-match></C:prop-filter></C:filter>
  </C:addressbook-query>`;

async function measureOne(host: Host, lines: string[], what: string, work: () => Promise<string>): Promise<string> {
  const waited = timeOthers(host);
  const started = performance.now();
  const text = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const memory = `${megabytes(host, "VmRSS")} MB, peak ${megabytes(host, "VmHWM")} MB`;
  lines.push(`${what}: ${seconds} s, ${(text.length / 1e6).toFixed(1)} MB; ${await waited()}; ${memory}`);
  return text;
}
