import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitInSignInQueue } from "./sign-in-queue.server.ts";
import { errorMessages } from "../../languages/error-messages.en.ts";

const { tooMany } = errorMessages;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("tries at one account are a second apart, those at another do not wait for them", async () => {
  const passed: string[] = [];
  for (const account of ["ada", "ada", "bob"])
    void waitInSignInQueue(account, "192.0.2.0", tooMany).then(() => passed.push(account));
  await vi.advanceTimersByTimeAsync(999);
  expect(passed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(passed.toSorted()).toEqual(["ada", "bob"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(passed.toSorted()).toEqual(["ada", "ada", "bob"]);
});

test("the twenty-first is refused, until others have passed", async () => {
  const queued = Array.from({ length: 20 }, (_, n) => waitInSignInQueue("eve", `198.51.${n}.0`, tooMany));
  await expect(waitInSignInQueue("eve", "203.0.113.0", tooMany)).rejects.toThrow("Too many requests.");
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(queued);
  const again = waitInSignInQueue("eve", "203.0.113.0", tooMany);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(again).resolves.toBeUndefined();
});

test("two of one network wait, which leaves room for others", async () => {
  const queued = ["first", "second"].map(() => waitInSignInQueue("joe", "198.51.100.0", tooMany));
  await expect(waitInSignInQueue("joe", "198.51.100.0", tooMany)).rejects.toThrow("Too many requests.");
  const owner = waitInSignInQueue("joe", "203.0.113.0", tooMany);
  await vi.advanceTimersByTimeAsync(3_000);
  await Promise.all([...queued, owner]);
});
