import { expect, test } from "vitest";
import { runExportStep } from "./export-queue.server.ts";

test("of many long answers one part is made at a time, each in a pass of its own, and networks take turns, with many accounts, too", async () => {
  let together = 0;
  let maxConcurrent = 0;
  let passes = 0;
  let isOver = false;
  const count = () => {
    passes++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const made: number[] = [];
  const runSteps = async (account: number, clientAddress: string) => {
    for (let part = 0; part < 3; part++)
      await runExportStep({ id: account, clientAddress }, async () => {
        maxConcurrent = Math.max(maxConcurrent, ++together);
        await Promise.resolve();
        made.push(account);
        together--;
      });
  };
  const crowd = Array.from({ length: 20 }, (_, n) => runSteps(n < 10 ? 1 : n, "192.0.2.1"));
  await runSteps(99, "192.0.2.2");
  expect(made.length).toBeLessThan(10);
  await Promise.all(crowd);
  isOver = true;
  expect([maxConcurrent, made.length, passes >= made.length]).toEqual([1, 63, true]);
});

test("a part that fails lets the next begin", async () => {
  await expect(runExportStep({ id: 1 }, () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await runExportStep({ id: 1 }, async () => "made")).toBe("made");
});
