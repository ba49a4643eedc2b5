import { expect, test } from "vitest";
import { runExportStep } from "./export-queue.ts";

test("of many long answers one part is made at a time, each in a pass of its own, and accounts take turns", async () => {
  let together = 0;
  let most = 0;
  let passes = 0;
  let isOver = false;
  const count = () => {
    passes++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const made: number[] = [];
  const answer = async (account: number) => {
    for (let part = 0; part < 3; part++)
      await runExportStep(account, async () => {
        most = Math.max(most, ++together);
        await Promise.resolve();
        made.push(account);
        together--;
      });
  };
  const crowd = Array.from({ length: 20 }, () => answer(1));
  const other = answer(2);
  await other;
  expect(made.length).toBeLessThan(10);
  await Promise.all(crowd);
  isOver = true;
  expect([most, made.length, passes >= made.length]).toEqual([1, 63, true]);
});

test("a part that fails lets the next begin", async () => {
  await expect(runExportStep(1, () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await runExportStep(1, async () => "made")).toBe("made");
});
