import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Admission, startAdmission } from "./admission.ts";
import { Networks } from "./networks.ts";
import { anExchange } from "../tests/exchange.ts";

let now = 1_000;
beforeEach(() => void vi.spyOn(performance, "now").mockImplementation(() => now));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

let ipCount = 0;
const anIp = () => `192.0.2.${ipCount++}`;
const networksOf = new WeakMap<Admission, Networks>();

/** Whether this request is let in; its place is given back when its answer is closed, as request-path.ts does. */
function admits(admission: Admission, incoming: IncomingMessage, outgoing: ServerResponse, ip: string): boolean {
  const networks = networksOf.get(admission) ?? new Networks();
  networksOf.set(admission, networks);
  const network = networks.of(ip);
  const exchange = anExchange(network, { incoming, outgoing });
  network.uses++;
  outgoing.once("close", () => {
    network.uses--;
    admission.guard.release!(exchange, network);
  });
  return !admission.guard.check(exchange, network);
}

const response = () => new EventEmitter() as unknown as ServerResponse;
const aRead = () => Object.assign(new EventEmitter(), { headers: {}, url: "/" }) as unknown as IncomingMessage;
function aWrite() {
  const socket = { bytesRead: 0, destroy: vi.fn() };
  const incoming = Object.assign(new EventEmitter(), { headers: { "content-length": "100" }, socket, url: "/" });
  return { socket, incoming: incoming as unknown as IncomingMessage };
}

/** So many reads that came together, each answered at once after `ms`: how many were let in. */
function arrive(admission: Admission, requests: number, ms: number): number {
  return Array.from({ length: requests }).filter(() => {
    const outgoing = response();
    if (!admits(admission, aRead(), outgoing, anIp())) return false;
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
    if (admits(admission, aRead(), outgoing, nextIp())) admitted.push(outgoing);
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
  for (const { incoming, address } of crowd) admits(admission, incoming, response(), address);
  const closed = () => crowd.filter(({ socket }) => socket.destroy.mock.calls.length > 0).length;
  expect(closed()).toBe(0);
  expect(admits(admission, aWrite().incoming, response(), anIp())).toBe(true);
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
  expect(admits(admission, incoming, response(), "198.51.100.7")).toBe(true);
  expect(admission.inFlight).toBe(0);
  for (let i = 1; i < 200; i++) expect(admits(admission, aWrite().incoming, response(), "198.51.100.7")).toBe(true);
  expect(admits(admission, aWrite().incoming, response(), "198.51.100.7")).toBe(false);
  expect(admits(admission, aRead(), response(), "198.51.100.7")).toBe(true);
  incoming.emit("end");
  expect(admission.inFlight).toBe(2);
  expect(admits(admission, aWrite().incoming, response(), "198.51.100.7")).toBe(true);
});

test("writes leave 100 places to reads", async () => {
  const admission = startAdmission();
  await stay(admission, 300);
  expect(admits(admission, aWrite().incoming, response(), anIp())).toBe(false);
  expect(admits(admission, aRead(), response(), anIp())).toBe(true);
});

test("a body that drips loses its connection after five seconds, one that flows does not", () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const admission = startAdmission();
  const [dripping, flowing, disconnected] = [aWrite(), aWrite(), aWrite()];
  for (const { incoming } of [dripping, flowing]) admits(admission, incoming, response(), anIp());
  const outgoing = response();
  admits(admission, disconnected.incoming, outgoing, anIp());
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
