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
  await expect(inTurn("eve", () => Promise.resolve())).rejects.toMatchObject({ status: 429 });
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
