import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Admission, startAdmission } from "./admission.ts";
import { Networks } from "./networks.ts";
import { anExchange } from "../tests/exchange.ts";

let now = 1_000;
beforeEach(() => void vi.spyOn(performance, "now").mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

let ipCount = 0;
const anIp = () => `192.0.2.${ipCount++}`;
const networksOf = new WeakMap<Admission, Networks>();

/** Whether this request is let in; its place is given back when its answer is closed, as request-path.ts does. */
function admits(admission: Admission, incoming: IncomingMessage, outgoing: ServerResponse, ip: string): boolean {
  const networks = networksOf.get(admission) ?? new Networks();
  networksOf.set(admission, networks);
  const network = networks.of(ip);
  const exchange = anExchange(network, { incoming, outgoing, socket: incoming.socket });
  network.uses++;
  outgoing.once("close", () => {
    network.uses--;
    admission.guard.release!(exchange, network);
  });
  return !admission.guard.check(exchange, network);
}

const response = () => new EventEmitter() as unknown as ServerResponse;
/** A request, and the connection on which so much of its answer waits to be taken. */
function aRequest(headers: Record<string, string>, method: string, writableLength = 0) {
  const socket = { writableLength, destroy: vi.fn() };
  const incoming = Object.assign(new EventEmitter(), { headers, method, socket, url: "/" });
  return { socket, incoming: incoming as unknown as IncomingMessage };
}
const aRead = () => aRequest({}, "GET").incoming;
const anUnreadOne = () => aRequest({}, "GET", 100);
const aWrite = () => aRequest({ "content-length": "100" }, "POST");

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

const wasClosed = ({ socket }: { socket: { destroy: { mock: { calls: unknown[] } } } }) =>
  socket.destroy.mock.calls.length > 0;

test("when all bodies on their way have their number, who sends most gives way to who sends few", () => {
  const admission = startAdmission();
  const crowd = Array.from({ length: 20 }, anIp).flatMap((address) =>
    Array.from({ length: 100 }, () => ({ ...aWrite(), address })),
  );
  for (const { incoming, address } of crowd) admits(admission, incoming, response(), address);
  expect(crowd.filter(wasClosed).length).toBe(0);
  for (let n = 0; n < 3; n++) expect(admits(admission, aWrite().incoming, response(), anIp())).toBe(true);
  expect(crowd.filter(wasClosed).length).toBe(3);
});

/** As many reads of each of two addresses, which take all places. */
function fill(admission: Admission, ofOne: () => ReturnType<typeof aRequest>) {
  const all = [anIp(), anIp()].flatMap((address) => Array.from({ length: 200 }, () => ({ ...ofOne(), address })));
  for (const { incoming, address } of all) expect(admits(admission, incoming, response(), address)).toBe(true);
  return all;
}

test("when all places are taken, the oldest unread answers of who has most give way to who has few", () => {
  const admission = startAdmission();
  const unread = fill(admission, anUnreadOne);
  expect(admits(admission, aRead(), response(), anIp())).toBe(true);
  expect(admits(admission, aWrite().incoming, response(), anIp())).toBe(true);
  expect(unread.filter(wasClosed)).toEqual([unread[0], unread[200]]);
  expect([admission.inFlight, admission.refused, admission.isSaturated]).toEqual([399, 0, false]);
  admits(admission, aRead(), response(), anIp());
  expect(admits(admission, aRead(), response(), unread[0]!.address)).toBe(false);
  expect([admission.inFlight, admission.isSaturated]).toEqual([400, true]);
});

test("answers that are still being made, and unread ones of many addresses that have few, do not give way", async () => {
  const admission = startAdmission();
  const beingMade = fill(admission, () => aRequest({}, "GET"));
  expect(admits(admission, aRead(), response(), anIp())).toBe(false);
  expect(beingMade.filter(wasClosed)).toEqual([]);
  const scattered = startAdmission();
  const addresses = Array.from({ length: 40 }, anIp);
  const unread = Array.from({ length: 400 }, (_, n) => ({ ...anUnreadOne(), address: addresses[n % 40]! }));
  for (const { incoming, address } of unread) admits(scattered, incoming, response(), address);
  expect(admits(scattered, aRead(), response(), anIp())).toBe(false);
  expect(unread.filter(wasClosed)).toEqual([]);
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

test("a body on its way is not yet answered; one address sends at most 150 at a time, and still reads", () => {
  const admission = startAdmission();
  const { incoming } = aWrite();
  expect(admits(admission, incoming, response(), "198.51.100.7")).toBe(true);
  expect(admission.inFlight).toBe(0);
  for (let i = 1; i < 150; i++) expect(admits(admission, aWrite().incoming, response(), "198.51.100.7")).toBe(true);
  expect(admits(admission, aWrite().incoming, response(), "198.51.100.7")).toBe(false);
  expect(admits(admission, aRead(), response(), "198.51.100.7")).toBe(true);
  incoming.emit("end");
  expect(admission.inFlight).toBe(2);
  expect(admits(admission, aWrite().incoming, response(), "198.51.100.7")).toBe(true);
});

test("bodies on their way and answers of one address take at most half of the places together", async () => {
  const admission = startAdmission();
  const writes = Array.from({ length: 150 }, aWrite);
  for (const { incoming } of writes) admits(admission, incoming, response(), "198.51.100.7");
  expect((await stay(admission, 200, () => "198.51.100.7")).length).toBe(50);
  for (const { incoming } of writes) incoming.emit("end");
  expect(admission.inFlight).toBe(200);
  expect(admits(admission, aWrite().incoming, response(), "198.51.100.7")).toBe(false);
  expect((await stay(admission, 1)).length).toBe(1);
});

test("a read is answered without its body, and counts so", () => {
  const admission = startAdmission();
  admits(admission, aRequest({ "content-length": "3" }, "GET").incoming, response(), anIp());
  expect(admission.inFlight).toBe(1);
});

test("writes leave 100 places to reads", async () => {
  const admission = startAdmission();
  await stay(admission, 300);
  expect(admits(admission, aWrite().incoming, response(), anIp())).toBe(false);
  expect(admits(admission, aRead(), response(), anIp())).toBe(true);
});
