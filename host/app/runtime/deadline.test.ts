import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { rootFolder } from "../../../db/root.ts";
import { DeadlineExceeded, linkSignals, withDeadline } from "./deadline.ts";

const never = () => new Promise<never>(() => {});

test("work that does not heed its signal ends at its deadline", async () => {
  await expect(withDeadline(20, never)).rejects.toBeInstanceOf(DeadlineExceeded);
});

test("work ends with the source, for its reason", async () => {
  const source = new AbortController();
  const ended = withDeadline(10_000, never, source.signal);
  source.abort(new Error("left"));
  await expect(ended).rejects.toThrow("left");
  await expect(withDeadline(10_000, never, source.signal)).rejects.toThrow("left");
});

test("the result passes, and the signal does not abort afterwards", async () => {
  let own: AbortSignal | undefined;
  const result = await withDeadline(20, async (signal) => {
    own = signal;
    return "done";
  });
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect([result, own!.aborted]).toEqual(["done", false]);
});

test("a signal follows each of several, until it is cleared", () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const linked = linkSignals([one.signal, undefined, other.signal]);
  other.abort("other");
  expect([linked.signal.aborted, linked.signal.reason]).toEqual([true, "other"]);
  const cleared = linkSignals([one.signal]);
  cleared.clear();
  one.abort();
  expect(cleared.signal.aborted).toBe(false);
});

describe("while garbage is collected", () => {
  test.each(["head", "body"])("a model that stalls in its %s is given up in time", { timeout: 30_000 }, (phase) => {
    const { stdout } = spawnSync(
      process.execPath,
      ["--expose-gc", "--import", "tsx", "host/tests/stalled-model.ts", phase],
      { cwd: rootFolder, encoding: "utf8" },
    );
    expect(JSON.parse(stdout)).toEqual(["timeout", "timeout", "timeout"]);
  });
});
