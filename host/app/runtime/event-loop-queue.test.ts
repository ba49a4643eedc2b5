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

test("whoever's turns are short gets as much time as whoever's are long", async () => {
  const order: string[] = [];
  const work = (async () => {
    for (let part = 0; part < 6; part++) {
      await nextEventLoopTurn();
      hold(8);
      order.push("part");
    }
  })();
  await nextEventLoopTurn();
  const network = { usedMs: 0, waiting: 0 };
  const answers = Array.from({ length: 8 }, async (_, n) => {
    await nextEventLoopTurn(network);
    hold(0.2);
    order.push(`request ${n}`);
  });
  await Promise.all([work, ...answers]);
  const answered = order.filter((one) => one !== "part");
  expect(answered).toEqual(answers.map((_, n) => `request ${n}`));
  expect(order.slice(order.indexOf("request 7")).filter((one) => one === "part").length).toBeGreaterThanOrEqual(3);
});

test("what did not wait has no more time than others once it does", async () => {
  const [early, late] = [
    { usedMs: 0, waiting: 0 },
    { usedMs: 0, waiting: 0 },
  ];
  const order: string[] = [];
  const take = async (name: string, share: typeof early) => {
    await nextEventLoopTurn(share);
    hold(2);
    order.push(name);
  };
  await Promise.all(Array.from({ length: 10 }, () => take("early", early)));
  await Promise.all([
    ...Array.from({ length: 4 }, () => take("early", early)),
    ...Array.from({ length: 4 }, () => take("late", late)),
  ]);
  expect(order.slice(10, 15)).toContain("early");
});
