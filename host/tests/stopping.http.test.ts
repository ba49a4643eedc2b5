import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { aCard, aUser } from "./builders.ts";
import { freePort, type Host, startAndExit, startHost } from "./host.ts";

/** A view whose body comes in two halves, on a connection that would be kept. */
function slowView({ url }: Host, cardId: number) {
  const body = JSON.stringify({ cardId });
  const sent = request(`${url}/api/card-views`, {
    method: "POST",
    agent: new Agent({ keepAlive: true }),
    headers: { "content-type": "application/json", "content-length": body.length },
  });
  const answered = once(sent, "response").then(([response]) => {
    const { statusCode, headers } = (response as IncomingMessage).resume();
    return [statusCode, headers.connection];
  });
  answered.catch(() => {}); // seen by who awaits it
  sent.write(body.slice(0, 5));
  return { answered, finish: () => sent.end(body.slice(5)) };
}

async function started(environment: Record<string, string>) {
  const host = await startHost(environment);
  onTestFinished(() => host.stop());
  return { host, card: await aCard(host.database, await aUser(host.database)) };
}

test("for DRAIN_SECONDS it is not ready, yet answers, and closes each connection; what was begun is finished", async () => {
  const { host, card } = await started({ DRAIN_SECONDS: "3" });
  const exited = once(host.process, "exit");
  const begun = slowView(host, card.id);
  await sleep(300);
  host.process.kill("SIGTERM");
  await expect.poll(async () => (await fetch(`${host.url}/readyz`)).status).toBe(503);
  host.process.kill("SIGTERM");
  host.process.kill("SIGTERM");
  for (const path of ["/view/demo", "/healthz", "/sdk/v1.js", "/api/user", "/nothing-here"]) {
    const { headers } = await fetch(host.url + path);
    expect([path, headers.get("connection")]).toEqual([path, "close"]);
  }
  await sleep(4_000); // the drain is over: nobody new is taken
  await expect(fetch(`${host.url}/healthz`)).rejects.toThrow();
  begun.finish();
  expect(await begun.answered).toEqual([201, "close"]);
  expect(await exited).toEqual([0, null]);
}, 30_000);

test("a signal to the whole group, again and again, loses none of the requests of several processes", async () => {
  const { host, card } = await started({ WEB_CONCURRENCY: "2" });
  const primary = host.process.pid!;
  const workers = () =>
    spawnSync("pgrep", ["-P", String(primary)], { encoding: "utf8" })
      .stdout.trim()
      .split("\n")
      .map(Number);
  await expect.poll(() => workers().length, { timeout: 10_000 }).toBe(2);
  await sleep(3_000); // the second begins to listen
  const begun = Array.from({ length: 8 }, () => slowView(host, card.id));
  await sleep(500);
  const exited = once(host.process, "exit");
  const group = [primary, ...workers()];
  for (let n = 0; n < 3; n++) for (const pid of group) process.kill(pid, "SIGTERM");
  await sleep(1_000);
  for (const { finish } of begun) finish();
  for (const { answered } of begun) expect(await answered).toEqual([201, "close"]);
  expect((await exited)[0]).toBe(0);
}, 40_000);

test("processes that die at their start are started later and later, then all ends with one line", async () => {
  const began = Date.now();
  // The second and later ones die; the first has to live, or all would end with it.
  const dies = `data:text/javascript,import c from "node:cluster"; if (c.worker && c.worker.id > 1) process.exit(7)`;
  const { code, output } = await startAndExit({
    ...(await folder()),
    WEB_CONCURRENCY: "3",
    NODE_OPTIONS: `--import=${dies.replaceAll(" ", "%20").replaceAll('"', "%22")}`,
  });
  expect(code).toBe(1);
  expect(output).toContain("Processes keep dying at their start (5 in a row, the last by code 7): Meishi ends.");
  expect(Date.now() - began).toBeLessThan(50_000);
}, 60_000);

test.each([0, 1, 7])(
  "if the only process ends at its start by code %d, one line says so",
  async (code) => {
    const dies = `data:text/javascript,import c from "node:cluster"; if (c.worker) process.exit(${code})`;
    const ended = await startAndExit({
      ...(await folder()),
      WEB_CONCURRENCY: "2",
      NODE_OPTIONS: `--import=${dies.replaceAll(" ", "%20").replaceAll('"', "%22")}`,
    });
    expect(ended.code).toBe(code || 1);
    expect(ended.output).toContain(`No process is left, the last one died by code ${code}: Meishi ends.`);
  },
  60_000,
);

async function folder(): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), "meishi-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { DATA_DIR: dataDir, PORT: String(await freePort()) };
}
