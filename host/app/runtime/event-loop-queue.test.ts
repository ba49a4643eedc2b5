import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { nextEventLoopTurn, markConnectionAccepted } from "./event-loop-queue.ts";

/** Holds the event loop, as drawing a page does. */
function hold(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("connections that come together are all accepted before work in line goes on", async () => {
  let accepted = 0;
  const server = createServer((socket) => {
    accepted++;
    markConnectionAccepted();
    socket.on("error", () => {});
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const clients = Array.from({ length: 40 }, () => connect(port, "127.0.0.1"));
  await once(server, "connection");
  let parts = 0;
  while (accepted < clients.length) {
    await nextEventLoopTurn();
    hold(20);
    parts++;
  }
  for (const client of clients) client.destroy();
  server.close();
  expect(parts).toBeLessThan(10);
});

test("connections that keep coming leave work in line a share of the time", async () => {
  const come = setInterval(markConnectionAccepted, 0);
  const keep = () => (markConnectionAccepted(), (immediate = setImmediate(keep)));
  let immediate = setImmediate(keep);
  const started = performance.now();
  for (let part = 0; part < 20; part++) await nextEventLoopTurn();
  clearInterval(come);
  clearImmediate(immediate);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test("requests have as much time as parts of long work, however many those are", async () => {
  const order: string[] = [];
  const work = (async () => {
    for (let part = 0; part < 6; part++) {
      await nextEventLoopTurn();
      hold(8);
      order.push("part");
    }
  })();
  await nextEventLoopTurn();
  const answers = Array.from({ length: 8 }, async () => {
    await nextEventLoopTurn("requests");
    hold(0.2);
    order.push("request");
  });
  await Promise.all([work, ...answers]);
  const afterLast = order.slice(order.lastIndexOf("request"));
  expect(afterLast.filter((one) => one === "part").length).toBeGreaterThanOrEqual(3);
});
