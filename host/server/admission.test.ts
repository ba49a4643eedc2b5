import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startAdmission } from "./admission.ts";

let now = 1_000;
beforeEach(() => void vi.spyOn(performance, "now").mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

const response = () => new EventEmitter() as unknown as ServerResponse;
/** So many requests that came together, each answered at once after `ms`: how many were let in. */
function arrive(admission: ReturnType<typeof startAdmission>, requests: number, ms: number): number {
  return Array.from({ length: requests }).filter(() => {
    const outgoing = response();
    if (!admission.admits(outgoing)) return false;
    now += ms;
    outgoing.emit("close");
    return true;
  }).length;
}

test("of a crowd that takes too long the rest is refused, until the next turn of the event loop", async () => {
  const admission = startAdmission();
  expect(arrive(admission, 1_000, 4)).toBe(126);
  expect(arrive(admission, 10, 4)).toBe(0);
  await setImmediate();
  expect(arrive(admission, 10, 4)).toBe(10);
});

test("a few that take long are no crowd, and many that are quick are no burden", async () => {
  expect(arrive(startAdmission(), 100, 400)).toBe(100);
  expect(arrive(startAdmission(), 5_000, 0.09)).toBe(5_000);
});

test("no more than 400 wait at once; one that is answered makes room", async () => {
  const admission = startAdmission();
  const first = response();
  expect(admission.admits(first)).toBe(true);
  for (let i = 1; i < 400; i++) {
    if (i % 50 === 0) await setImmediate();
    expect(admission.admits(response())).toBe(true);
  }
  expect([admission.admits(response()), admission.inFlight]).toEqual([false, 400]);
  first.emit("close");
  expect(admission.admits(response())).toBe(true);
});
