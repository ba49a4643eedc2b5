import { expect, test } from "vitest";
import { createRenderCache } from "./render-cache.server.ts";
import { createFairQueue } from "../runtime/fair-queue.ts";

const VISITOR = "192.0.2.1";
const FLOODER = "192.0.2.2";

function createCache() {
  const drawings: (() => void)[] = [];
  const render = createRenderCache<string>(createFairQueue({ concurrency: 1, perKey: 1, maxQueued: 5 }));
  const ask = (address: string, key: string) =>
    render(key, { address, draw: () => new Promise((resolve) => drawings.push(() => resolve(`picture ${key}`))) });
  const finishNext = async () => {
    await expect.poll(() => drawings.length).toBeGreaterThan(0);
    drawings.shift()!();
  };
  return { ask, finishNext };
}

test("nobody waits for the turn of another who asked for the same picture behind many more", async () => {
  const { ask, finishNext } = createCache();
  const flood = ["a", "b", "c", "theirs"].map((key) => ask(FLOODER, key));
  const theirs = ask(VISITOR, "theirs");
  await finishNext(); // the flooder's first, which had begun
  await finishNext();
  expect(await theirs).toBe("picture theirs");
  await finishNext();
  await finishNext();
  expect(await Promise.all(flood)).toEqual(["a", "b", "c", "theirs"].map((key) => `picture ${key}`));
});

test("who asks while it is made gets what is made", async () => {
  const { ask, finishNext } = createCache();
  const both = [ask(VISITOR, "a"), ask(FLOODER, "a")];
  await finishNext();
  expect(await Promise.all(both)).toEqual(["picture a", "picture a"]);
  expect(await ask(VISITOR, "a")).toBe("picture a");
});
