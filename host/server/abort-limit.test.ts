import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { abortLimit } from "./abort-limit.ts";
import { Network } from "./networks.ts";
import { anExchange } from "../tests/exchange.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** As many answers of this network that end, read or unread. */
function end(network: Network, count: number, writableFinished: boolean) {
  for (let n = 0; n < count; n++) abortLimit.release!(anExchange(network, { outgoing: { writableFinished } }), network);
}

const isOver = (network: Network) => abortLimit.check(anExchange(network), network) !== undefined;

test("an address that leaves 300 answers unread is over its limit, and no other; 50 a second are given back", () => {
  const [network, other] = [new Network("198.51.100.7"), new Network("198.51.100.8")];
  end(network, 299, false);
  end(network, 1_000, true);
  expect(isOver(network)).toBe(false);
  end(network, 1_000, false);
  expect(isOver(network)).toBe(true);
  expect(isOver(other)).toBe(false);
  vi.advanceTimersByTime(100);
  expect(isOver(network)).toBe(false);
  end(network, 5, false);
  expect(isOver(network)).toBe(true);
});

test("a connection that is reset before its answer counts, one that reads it does not", async () => {
  const networks = new Map(["/read", "/left"].map((path) => [path, new Network(path)]));
  const server = createServer((incoming, outgoing) => {
    const network = networks.get(incoming.url!)!;
    outgoing.once("close", () => abortLimit.release!(anExchange(network, { outgoing }), network));
    if (incoming.url === "/read") outgoing.end("answer");
  }).listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const ask = async (path: string) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    if (path === "/read") return once(socket.resume(), "close");
    const [, outgoing] = (await once(server, "request")) as [unknown, ServerResponse];
    socket.resetAndDestroy();
    return once(outgoing, "close");
  };
  for (let n = 0; n < 300; n++) {
    await ask("/read");
    await ask("/left");
  }
  expect([...networks.values()].map(isOver)).toEqual([false, true]);
});
