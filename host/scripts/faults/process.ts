import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { shiftedClock } from "../../tests/shifted-clock.ts";
import { host, lostOf, newCard, newFolder, type Result, underFire, viewsOf, writer } from "./fire.ts";

export async function killed(): Promise<Result> {
  const dataDir = newFolder();
  let confirmed = 0;
  let lost = 0;
  for (let round = 0; round < 3; round++) {
    const running = await host({ DATA_DIR: dataDir });
    const fire = writer(running.url, (await newCard(running)).id);
    await sleep(1_500);
    const exited = once(running.process, "exit");
    running.process.kill("SIGKILL");
    await exited;
    await fire.stop();
    const again = await host({ DATA_DIR: dataDir });
    confirmed += fire.confirmed.length;
    lost += lostOf(fire.confirmed, await viewsOf(again));
    await again.stop();
  }
  return {
    isGood: lost === 0 && confirmed > 0,
    outcome: `3 times: ${confirmed} confirmed, ${lost} lost; started again each time`,
  };
}

export async function workerKilled(): Promise<Result> {
  const running = await host({ WEB_CONCURRENCY: "2" });
  const childrenOf = () =>
    spawnSync("pgrep", ["-P", String(running.process.pid)], { encoding: "utf8" })
      .stdout.trim()
      .split("\n")
      .map(Number);
  for (let i = 0; i < 100 && childrenOf().length < 2; i++) await sleep(100);
  await sleep(5_000); // the second begins to listen
  return underFire(running, async () => void process.kill(childrenOf()[0]!, "SIGKILL"));
}

export async function slowClients(): Promise<Result> {
  const running = await host();
  const { port } = new URL(running.url);
  const ended = await Promise.all(
    Array.from({ length: 200 }, (_, i) => {
      const socket = connect(Number(port), "localhost");
      const started = Date.now();
      const drip = setInterval(() => socket.write(i % 2 ? "x" : "a: b\r\n"), 1_000);
      socket.write(
        i % 2
          ? "POST /api/card-views HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n"
          : "GET / HTTP/1.1\r\n",
      );
      return new Promise<number>((resolve) => {
        const end = () => {
          clearInterval(drip);
          socket.destroy();
          resolve(Date.now() - started);
        };
        socket.on("error", () => {}).on("close", end);
        setTimeout(end, 90_000).unref();
        if (i === 0) void measure();
      });
    }),
  );
  async function measure() {
    await sleep(3_000);
    const started = performance.now();
    statusMeanwhile = (await fetch(`${running.url}/view/demo`)).status;
    msMeanwhile = Math.round(performance.now() - started);
  }
  const slowest = Math.round(Math.max(...ended) / 1000);
  return {
    isGood: statusMeanwhile === 200 && msMeanwhile < 1_000 && slowest < 85,
    outcome: `200 dripping connections: a page meanwhile ${statusMeanwhile} in ${msMeanwhile} ms; all disconnected after at most ${slowest} s`,
  };
}
let statusMeanwhile = 0;
let msMeanwhile = Infinity;

export async function clockJump(): Promise<Result> {
  const clock = shiftedClock(newFolder());
  const running = await host({ NODE_OPTIONS: clock.preload });
  return underFire(running, async () => {
    for (const days of [2, -400, 0]) {
      clock.set(days * 86_400_000);
      await sleep(2_000);
    }
  });
}

export async function twoAtOnce(): Promise<Result> {
  let users = 0;
  for (let round = 0; round < 3; round++) {
    const DATABASE_URL = `file:${join(newFolder(), "cards.db")}`;
    const both = await Promise.all([host({ DATABASE_URL }), host({ DATABASE_URL })]);
    users += (await both[0].database.db.select().from(both[0].database.tables.users)).length;
  }
  return { isGood: users === 3, outcome: `3 times: both serve, ${users / 3} administrator each` };
}
