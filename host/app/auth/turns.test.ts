import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isKnown, remember, waitForTurn } from "./turns.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("tries at one account are a second apart, those at another do not wait for them", async () => {
  const passed: string[] = [];
  for (const account of ["ada", "ada", "bob"]) void waitForTurn(account, "").then(() => passed.push(account));
  await vi.advanceTimersByTimeAsync(999);
  expect(passed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(passed.toSorted()).toEqual(["ada", "bob"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(passed.toSorted()).toEqual(["ada", "ada", "bob"]);
});

test("the twenty-first is refused, until others have passed", async () => {
  const waiting = Array.from({ length: 20 }, () => waitForTurn("eve", "Too many."));
  await expect(waitForTurn("eve", "Too many.")).rejects.toThrow("Too many.");
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(waiting);
  const again = waitForTurn("eve", "Too many.");
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(again).resolves.toBeUndefined();
});

test("the newest ten thousand addresses are remembered", () => {
  for (let n = 0; n < 10_001; n++) remember(`address ${n}`);
  expect([isKnown("address 0"), isKnown("address 1"), isKnown("address 10000")]).toEqual([false, true, true]);
});
