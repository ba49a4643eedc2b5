import { expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

/** Turns whose work ends when the test says so, and the order in which it began. */
function watched(shares: Parameters<typeof createFairQueue>[0]) {
  const inTurn = createFairQueue(shares);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (key: string, name: string) =>
    inTurn(key, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { start, end, begun };
}

test("one user never has all places, and the others come in turn", async () => {
  const { start, end, begun } = watched({ concurrency: 2, perKey: 1, maxQueued: 4 });
  const all = ["eve 1", "eve 2", "eve 3", "ada 1", "bob 1", "ada 2"].map((name) => start(name.split(" ")[0]!, name));
  expect(begun).toEqual(["eve 1", "ada 1"]);
  await end("ada 1");
  expect(begun.at(-1)).toBe("bob 1");
  await end("bob 1");
  expect(begun.at(-1)).toBe("ada 2");
  for (const name of ["eve 1", "eve 2", "eve 3", "ada 2"]) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(["eve 1", "ada 1", "bob 1", "ada 2", "eve 2", "eve 3"]);
});

test("what one user may keep waiting is bounded, and failed work gives its place back", async () => {
  const inTurn = createFairQueue({ concurrency: 1, perKey: 1, maxQueued: 1 });
  const failing = inTurn("eve", () => Promise.reject(new Error("broken")));
  const next = inTurn("eve", () => Promise.resolve("done"));
  await expect(inTurn("eve", () => Promise.resolve())).rejects.toMatchObject({
    status: 503,
    headers: { "retry-after": "5" },
  });
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test("a full queue of one user refuses nothing to others", async () => {
  const { start, end, begun } = watched({ concurrency: 1, perKey: 1, maxQueued: 2 });
  const all = ["eve 1", "eve 2", "eve 3"].map((name) => start("eve", name));
  await expect(start("eve", "eve 4")).rejects.toMatchObject({ code: "unavailable" });
  all.push(start("ada", "ada 1"));
  for (const name of ["eve 1", "ada 1", "eve 2", "eve 3"]) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(["eve 1", "ada 1", "eve 2", "eve 3"]);
});

test("without a place to wait in, what is beyond the limit of a key is refused", async () => {
  const { start, end, begun } = watched({ concurrency: Infinity, perKey: 2, maxQueued: 0 });
  const all = [start("eve", "eve 1"), start("eve", "eve 2"), start("ada", "ada 1")];
  await expect(start("eve", "eve 3")).rejects.toMatchObject({ status: 503 });
  await end("eve 1");
  all.push(start("eve", "eve 4"));
  for (const name of ["eve 2", "eve 4", "ada 1"]) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(["eve 1", "eve 2", "ada 1", "eve 4"]);
});

test("no more than the limits runs at once, and all of it in the end, whatever comes", async () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const inTurn = createFairQueue({ concurrency: 5, perKey: 2, maxQueued: 1_000 });
  const running = new Map<string, number>();
  const change = (key: string, by: number) => running.set(key, (running.get(key) ?? 0) + by);
  let done = 0;
  const work = (key: string) => async () => {
    change(key, 1);
    expect(running.get(key)).toBeLessThanOrEqual(2);
    expect([...running.values()].reduce((sum, n) => sum + n)).toBeLessThanOrEqual(5);
    for (let pass = random(4); pass > 0; pass--) await new Promise(setImmediate);
    change(key, -1);
    done++;
  };
  const all: Promise<void>[] = [];
  for (let n = 0; n < 1_000; n++) {
    const key = `key ${random(9)}`;
    all.push(inTurn(key, work(key)));
    if (random(3) === 0) await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect(done).toBe(1_000);
});

test("ten thousand keys that wait slow nobody down", async () => {
  const inTurn = createFairQueue({ concurrency: Infinity, perKey: 1, maxQueued: 1 });
  const ends: (() => void)[] = [];
  for (let n = 0; n < 10_000; n++) {
    void inTurn(`key ${n}`, () => new Promise<void>((resolve) => ends.push(resolve)));
    void inTurn(`key ${n}`, async () => {});
  }
  const began = performance.now();
  for (const end of ends.reverse()) end();
  await new Promise(setImmediate);
  expect(performance.now() - began).toBeLessThan(500);
});
