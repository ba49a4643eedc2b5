import { expect, test } from "vitest";
import { runExportStep } from "./export-queue.ts";

test("of many long answers one part is made at a time, each in a pass of its own, and accounts take turns", async () => {
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
  const runSteps = async (account: number) => {
    for (let part = 0; part < 3; part++)
      await runExportStep(account, async () => {
        maxConcurrent = Math.max(maxConcurrent, ++together);
        await Promise.resolve();
        made.push(account);
        together--;
      });
  };
  const crowd = Array.from({ length: 20 }, () => runSteps(1));
  const other = runSteps(2);
  await other;
  expect(made.length).toBeLessThan(10);
  await Promise.all(crowd);
  isOver = true;
  expect([maxConcurrent, made.length, passes >= made.length]).toEqual([1, 63, true]);
});

test("a part that fails lets the next begin", async () => {
  await expect(runExportStep(1, () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await runExportStep(1, async () => "made")).toBe("made");
});
