import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { abortLimit } from "./abort-limit.ts";
import { connectionLimit } from "./connection-limit.ts";
import { anExchange } from "../tests/exchange.ts";
import { type Network, Networks } from "./networks.ts";

let now = 1_000;
beforeEach(() => void vi.stubGlobal("performance", { now: () => now }));
afterEach(() => void vi.unstubAllGlobals());

const MAX = 50_000;
const ipv4 = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
/** Of another customer each. */
const ipv6 = (n: number) => `2001:${(n >> 16).toString(16)}:${(n & 65_535).toString(16)}:1::1`;

/** A client that leaves one answer unread: its network is remembered for a moment. */
function leaveUnread(network: Network): void {
  abortLimit.release!(anExchange(network, { outgoing: { writableFinished: false } }), network);
}

/** A client that leaves so many answers that it is refused. */
function leaveTooMany(network: Network): void {
  for (let n = 0; n < 300; n++) leaveUnread(network);
}

const isRefused = (network: Network) => abortLimit.check(anExchange(network), network) !== undefined;

test.each([
  ["IPv4", ipv4],
  ["IPv6", ipv6],
])("a million networks that use something up take no more than 50,000 records: %s", (_, ip) => {
  const networks = new Networks();
  let most = 0;
  for (let n = 0; n < 1_000_000; n++) {
    leaveUnread(networks.of(ip(n)));
    most = Math.max(most, networks.size);
  }
  expect(most).toBe(MAX);
});

test("a million networks that ask and go leave nothing behind", () => {
  const networks = new Networks();
  let most = 0;
  for (let n = 0; n < 1_000_000; n++) {
    networks.of(ipv4(n));
    most = Math.max(most, networks.size);
  }
  expect(most).toBeLessThan(10);
});

test("whoever takes another address of an IPv6 /64 each time stays one network", () => {
  const networks = new Networks();
  for (let n = 0; n < 300; n++) leaveUnread(networks.of(`2001:db8:0:7::${n.toString(16)}`));
  expect([networks.size, isRefused(networks.of("2001:db8:0:7:ffff::1"))]).toEqual([1, true]);
  expect(isRefused(networks.of("2001:db8:0:8::1"))).toBe(false);
});

test("one that goes and comes again finds its record as it was, and others do not flush it", () => {
  const networks = new Networks();
  leaveTooMany(networks.of("198.51.100.7"));
  for (let n = 0; n < 200_000; n++) networks.of(ipv4(n));
  expect(isRefused(networks.of("198.51.100.7"))).toBe(true);
  now += 6_000;
  for (let n = 0; n < 10; n++) networks.of(ipv4(n));
  expect(networks.size).toBeLessThan(12);
});

test("a network with something under way is never forgotten, however many others come", () => {
  const networks = new Networks();
  const busy = networks.of("198.51.100.7");
  busy.uses++;
  connectionLimit.check({ socket: anExchange(busy).socket }, busy);
  for (let n = 0; n < 200_000; n++) leaveUnread(networks.of(ipv4(n)));
  expect([networks.of("198.51.100.7") === busy, busy.connections]).toEqual([true, 1]);
  expect(networks.size).toBeLessThanOrEqual(MAX);
});

test("50,000 records take less than 25 MB", () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const used = () => (collectGarbage(), process.memoryUsage().heapUsed / 1_000_000);
  const before = used();
  const networks = new Networks();
  for (let n = 0; n < 1_000_000; n++) leaveUnread(networks.of(ipv6(n)));
  expect(used() - before).toBeLessThan(25);
  expect(networks.size).toBe(MAX);
});
