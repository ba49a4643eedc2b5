import { EventEmitter, once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createAbortLimiter } from "./abort-limit.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** As many answers of this address that end, read or unread. */
function end(limiter: ReturnType<typeof createAbortLimiter>, ip: string, count: number, writableFinished: boolean) {
  for (let n = 0; n < count; n++) {
    const outgoing = Object.assign(new EventEmitter(), { writableFinished });
    limiter.watch(outgoing as ServerResponse, ip);
    outgoing.emit("close");
  }
}

test("an address that leaves 300 answers unread is over its limit, and no other; 50 a second are given back", () => {
  const limiter = createAbortLimiter();
  end(limiter, "198.51.100.7", 299, false);
  end(limiter, "198.51.100.7", 1_000, true);
  expect(limiter.isOver("198.51.100.7")).toBe(false);
  end(limiter, "198.51.100.7", 1_000, false);
  expect(limiter.isOver("198.51.100.7")).toBe(true);
  expect(limiter.isOver("198.51.100.8")).toBe(false);
  vi.advanceTimersByTime(100);
  expect(limiter.isOver("198.51.100.7")).toBe(false);
  end(limiter, "198.51.100.7", 5, false);
  expect(limiter.isOver("198.51.100.7")).toBe(true);
});

test("a connection that is reset before its answer counts, one that reads it does not", async () => {
  const limiter = createAbortLimiter();
  const server = createServer((incoming, outgoing) => {
    limiter.watch(outgoing, incoming.url!);
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
  expect([limiter.isOver("/read"), limiter.isOver("/left")]).toEqual([false, true]);
});
