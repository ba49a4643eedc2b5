import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { groupCommit } from "../group-commit.ts";

/** A group commit that notes its groups; groups with a negative number fail. */
function counting(options?: { wait?: number; size?: number }) {
  const groups: number[][] = [];
  let running = 0;
  const writer = groupCommit(async (group: number[]) => {
    expect(++running).toBe(1); // never two at once
    await sleep(2);
    running--;
    if (group.some((n) => n < 0)) throw new Error("bad group");
    groups.push(group);
  }, options);
  return { groups, ...writer };
}

test("items that arrive together are committed together, in order", async () => {
  const { groups, record } = counting();
  await Promise.all([1, 2, 3].map(record));
  await record(4);
  expect(groups).toEqual([[1, 2, 3], [4]]);
});

test("a full group does not wait", async () => {
  const { groups, record } = counting({ size: 2, wait: 60_000 });
  await Promise.all([1, 2, 3, 4].map(record));
  expect(groups).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test("what arrives during a commit shares the next one", async () => {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const groups: number[][] = [];
  const { record, flush } = groupCommit(
    async (group: number[]) => {
      groups.push(group);
      await ended;
    },
    { size: 3, wait: 60_000 },
  );
  const first = [1, 2, 3].map(record);
  const later = [4, 5].map(record);
  void flush();
  later.push(record(6));
  end();
  await Promise.all([...first, ...later]);
  expect(groups).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
});

test("an error rejects its own group only", async () => {
  const { groups, record } = counting({ size: 2 });
  const results = await Promise.allSettled([1, 2, 3, -4, 5, 6].map(record));
  expect(results.flatMap(({ status }, i) => (status === "rejected" ? [i] : []))).toEqual([2, 3]);
  expect(groups).toEqual([
    [1, 2],
    [5, 6],
  ]);
});

test("flush commits what is waiting, now", async () => {
  const { groups, record, flush } = counting({ size: 2, wait: 60_000 });
  void record(1);
  void record(2);
  void record(3);
  await flush();
  expect(groups).toEqual([[1, 2], [3]]);
  await flush();
});
