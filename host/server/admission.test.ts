import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Admission, startAdmission } from "./admission.ts";

let now = 1_000;
beforeEach(() => void vi.spyOn(performance, "now").mockImplementation(() => now));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

let ipCount = 0;
const anIp = () => `192.0.2.${ipCount++}`;
const response = () => new EventEmitter() as unknown as ServerResponse;
const aRead = () => Object.assign(new EventEmitter(), { headers: {} }) as unknown as IncomingMessage;
function aWrite() {
  const socket = { bytesRead: 0, destroy: vi.fn() };
  const incoming = Object.assign(new EventEmitter(), { headers: { "content-length": "100" }, socket });
  return { socket, incoming: incoming as unknown as IncomingMessage };
}

/** So many reads that came together, each answered at once after `ms`: how many were let in. */
function arrive(admission: Admission, requests: number, ms: number): number {
  return Array.from({ length: requests }).filter(() => {
    const outgoing = response();
    if (!admission.admits(aRead(), outgoing, anIp())) return false;
    now += ms;
    outgoing.emit("close");
    return true;
  }).length;
}

/** So many reads that stay: how many were let in. */
async function stay(admission: Admission, requests: number, nextIp = anIp): Promise<ServerResponse[]> {
  const admitted: ServerResponse[] = [];
  for (let i = 0; i < requests; i++) {
    if (i % 50 === 0) await setImmediate();
    const outgoing = response();
    if (admission.admits(aRead(), outgoing, nextIp())) admitted.push(outgoing);
  }
  return admitted;
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
  const pending = await stay(admission, 401);
  expect([pending.length, admission.inFlight, admission.refused]).toEqual([400, 400, 1]);
  pending[0]!.emit("close");
  expect((await stay(admission, 1)).length).toBe(1);
});

test("when all bodies on their way have their number, who sends most gives way to who sends few", () => {
  const admission = startAdmission();
  const crowd = Array.from({ length: 10 }, anIp).flatMap((address) =>
    Array.from({ length: 200 }, () => ({ ...aWrite(), address })),
  );
  for (const { incoming, address } of crowd) admission.admits(incoming, response(), address);
  const closed = () => crowd.filter(({ socket }) => socket.destroy.mock.calls.length > 0).length;
  expect(closed()).toBe(0);
  expect(admission.admits(aWrite().incoming, response(), anIp())).toBe(true);
  expect(closed()).toBe(1);
});

test("while all places are taken, and for two seconds after, the process says that it is saturated", async () => {
  const admission = startAdmission();
  await stay(admission, 400);
  expect(admission.isSaturated).toBe(false);
  await stay(admission, 1);
  expect(admission.isSaturated).toBe(true);
  now += 2_001;
  expect(admission.isSaturated).toBe(false);
});

test("one address takes at most half of the places, and others still come in", async () => {
  const admission = startAdmission();
  expect((await stay(admission, 300, () => "198.51.100.7")).length).toBe(200);
  expect(admission.isSaturated).toBe(false);
  expect((await stay(admission, 1)).length).toBe(1);
  expect((await stay(startAdmission(false), 300, () => "198.51.100.7")).length).toBe(300);
});

test("a body on its way takes no place until it has come; one address sends at most 200 at a time", () => {
  const admission = startAdmission();
  const { incoming } = aWrite();
  expect(admission.admits(incoming, response(), "198.51.100.7")).toBe(true);
  expect(admission.inFlight).toBe(0);
  for (let i = 1; i < 200; i++) expect(admission.admits(aWrite().incoming, response(), "198.51.100.7")).toBe(true);
  expect(admission.admits(aWrite().incoming, response(), "198.51.100.7")).toBe(false);
  expect(admission.admits(aRead(), response(), "198.51.100.7")).toBe(true);
  incoming.emit("end");
  expect(admission.inFlight).toBe(2);
  expect(admission.admits(aWrite().incoming, response(), "198.51.100.7")).toBe(true);
});

test("writes leave 100 places to reads", async () => {
  const admission = startAdmission();
  await stay(admission, 300);
  expect(admission.admits(aWrite().incoming, response(), anIp())).toBe(false);
  expect(admission.admits(aRead(), response(), anIp())).toBe(true);
});

test("a body that drips loses its connection after five seconds, one that flows does not", () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const admission = startAdmission();
  const [dripping, flowing, disconnected] = [aWrite(), aWrite(), aWrite()];
  for (const { incoming } of [dripping, flowing]) admission.admits(incoming, response(), anIp());
  const outgoing = response();
  admission.admits(disconnected.incoming, outgoing, anIp());
  outgoing.emit("close");
  for (let second = 0; second < 8; second++) {
    now += 1_000;
    dripping.socket.bytesRead += 1;
    flowing.socket.bytesRead += 600;
    vi.advanceTimersByTime(1_000);
  }
  expect(dripping.socket.destroy).toHaveBeenCalled();
  expect(flowing.socket.destroy).not.toHaveBeenCalled();
  expect(disconnected.socket.destroy).not.toHaveBeenCalled();
});
