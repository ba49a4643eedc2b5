import { expect, onTestFinished, test } from "vitest";
import { nextEventLoopTurn, markConnectionAccepted } from "../app/runtime/event-loop-queue.ts";
import { createFairQueue } from "../app/runtime/fair-queue.ts";
import { createNetworkQueue, createPageQueue } from "./fair-scheduling.ts";
import { Networks } from "./networks.ts";

let isDatabaseCrowded = false;
const application = { createFairQueue, nextEventLoopTurn, isDatabaseCrowded: () => isDatabaseCrowded };

/** Takes turns by address. */
function aNetworkQueue() {
  const networks = new Networks();
  const take = createNetworkQueue(application);
  return <T>(ip: string, work: () => Promise<T>, hasLeft?: () => boolean) => take(networks.of(ip), work, hasLeft);
}

/** Takes turns with pages by address and session. */
function aPageQueue() {
  const networks = new Networks();
  const take = createPageQueue(application);
  return <T>(ip: string, session: string | undefined, render: () => Promise<T>) =>
    take({ ip, network: networks.of(ip), session }, render);
}

/** Holds the event loop, as drawing a page does. */
function hold(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("a request waits for few of another address, however many that has sent", async () => {
  const take = aNetworkQueue();
  const done: string[] = [];
  const draw = (name: string) => async () => {
    await Promise.resolve();
    hold(2);
    done.push(name);
  };
  const crowd = Array.from({ length: 100 }, (_, n) => take("192.0.2.1", draw(`crowd ${n}`)));
  const other = take("192.0.2.2", draw("other"));
  await Promise.all([...crowd, other]);
  expect(done).toHaveLength(101);
  expect(done.indexOf("other")).toBeLessThan(10);
  expect(done.filter((name) => name !== "other")).toEqual(crowd.map((_, n) => `crowd ${n}`));
});

test("one that comes in from outside meanwhile waits for few, too", async () => {
  const take = aNetworkQueue();
  const done: string[] = [];
  const draw = (name: string) => async () => {
    await Promise.resolve();
    hold(5);
    done.push(name);
  };
  const crowd = Array.from({ length: 100 }, (_, n) => take("192.0.2.1", draw(`crowd ${n}`)));
  await new Promise((resolve) => setTimeout(resolve, 1));
  const other = take("192.0.2.2", draw("other"));
  await Promise.all([...crowd, other]);
  expect(done.indexOf("other")).toBeLessThan(20);
});

test("one that comes in behind many of the same moment waits for few, too", async () => {
  const take = aNetworkQueue();
  const done: string[] = [];
  const draw = (name: string) => async () => {
    hold(2);
    done.push(name);
  };
  // What came together on many connections is read one after the other, and each is done before the next is read.
  const comeTogether = (ip: string, name: string) =>
    new Promise<void>((resolve) => setImmediate(() => void take(ip, draw(name)).then(resolve)));
  const crowd = Array.from({ length: 100 }, (_, n) => comeTogether("192.0.2.1", `crowd ${n}`));
  await Promise.all([...crowd, comeTogether("192.0.2.2", "other")]);
  expect(done.indexOf("other")).toBeLessThan(5);
});

test("of connections that are read one after the other, each is not the first of its address", async () => {
  const take = aNetworkQueue();
  let begun = 0;
  for (let pass = 0; pass < 30; pass++) {
    markConnectionAccepted();
    void take("192.0.2.1", async () => void begun++);
    await new Promise(setImmediate);
  }
  expect(begun).toBeLessThan(5);
});

test("a busy process does not end the turns of what it has not come to yet", async () => {
  const take = aNetworkQueue();
  let together = 0;
  let peak = 0;
  const draw = async () => {
    peak = Math.max(peak, ++together);
    for (let part = 0; part < 4; part++) {
      await new Promise(setImmediate);
      hold(20);
    }
    together--;
  };
  await Promise.all(Array.from({ length: 30 }, () => take("192.0.2.1", draw)));
  expect(peak).toBeLessThanOrEqual(4);
});

test("who asks again and again for what takes long leaves others most of the passes that they need", async () => {
  const take = aNetworkQueue();
  let isOver = false;
  let pieces = 0;
  const ask = async () => {
    while (!isOver)
      await take("192.0.2.1", async () => {
        await new Promise(setImmediate);
        hold(20);
        pieces++;
      });
  };
  const flood = [ask(), ask(), ask(), ask()];
  await expect.poll(() => pieces).toBeGreaterThan(8);
  const before = pieces;
  await take("192.0.2.2", async () => {
    for (let pass = 0; pass < 40; pass++) await new Promise(setImmediate);
  });
  const meanwhile = pieces - before;
  isOver = true;
  await Promise.all(flood);
  expect(meanwhile).toBeLessThan(10);
});

test("what only waits holds up nobody of its address", async () => {
  const take = aNetworkQueue();
  const never = Array.from({ length: 20 }, () => take("192.0.2.1", () => new Promise<void>(() => {})));
  expect(await take("192.0.2.1", async () => "answered")).toBe("answered");
  expect(never).toHaveLength(20);
});

test("requests whose clients have left take no passes of their own", async () => {
  const take = aNetworkQueue();
  let passes = 0;
  let isOver = false;
  const count = () => (passes++, isOver || setImmediate(count));
  count();
  await Promise.all(
    Array.from({ length: 1_000 }, () =>
      take(
        "192.0.2.1",
        async () => "",
        () => true,
      ),
    ),
  );
  isOver = true;
  expect(passes).toBeLessThan(100);
});

test("what one address may keep waiting is bounded, and others are not refused for it", async () => {
  const take = aNetworkQueue();
  for (let n = 0; n < 1_004; n++) void take("192.0.2.1", () => new Promise<void>(() => {}));
  const refused = take("192.0.2.1", async () => "answered");
  await expect(refused).rejects.toMatchObject({ status: 503, headers: { "retry-after": "5" } });
  expect(await take("192.0.2.2", async () => "answered")).toBe("answered");
});

test("work that fails ends its turn, and its error arrives", async () => {
  const take = aNetworkQueue();
  const failing = Array.from({ length: 20 }, (_, n) => take("192.0.2.1", () => Promise.reject(new Error(`${n}`))));
  const all = await Promise.allSettled(failing);
  expect(all.map((each) => each.status === "rejected" && (each.reason as Error).message)).toEqual(
    failing.map((_, n) => `${n}`),
  );
  expect(await take("192.0.2.1", async () => "answered")).toBe("answered");
});

/** A page as React renders it: begun in one pass, drawn in the next. */
const page = (done: string[], name: string) => async () => {
  await new Promise(setImmediate);
  hold(5);
  done.push(name);
};

test("of the pages of many addresses only a few are rendered in one pass", async () => {
  const [take, takePage] = [aNetworkQueue(), aPageQueue()];
  const done: string[] = [];
  let before = 0;
  let peak = 0;
  let isOver = false;
  const watch = () => {
    peak = Math.max(peak, done.length - before);
    before = done.length;
    if (!isOver) setImmediate(watch);
  };
  watch();
  const ips = Array.from({ length: 40 }, (_, n) => `192.0.${n}.1`);
  await Promise.all(ips.map((ip) => take(ip, () => takePage(ip, undefined, page(done, ip)))));
  isOver = true;
  expect(done).toHaveLength(40);
  expect(peak).toBeLessThanOrEqual(4);
});

test.each<[string, (n: number) => [address: string, session: string | undefined]]>([
  ["one session at many addresses", (n: number) => [`192.0.${n}.1`, "session"]],
  ["many addresses of one customer's IPv6 network", (n: number) => [`2001:db8:1:${n}::1`, undefined]],
  ["invented sessions of one network", (n: number) => [`192.0.2.${n}`, `session ${n}`]],
])("a page waits for few of %s", async (_, crowded) => {
  const takePage = aPageQueue();
  const done: string[] = [];
  const crowd = Array.from({ length: 60 }, (__, n) => takePage(...crowded(n), page(done, `crowd ${n}`)));
  await Promise.all([...crowd, takePage("198.51.100.1", undefined, page(done, "other"))]);
  expect(done.indexOf("other")).toBeLessThan(6);
});

test("a page whose loader only waits holds up nobody", async () => {
  const takePage = aPageQueue();
  for (let n = 0; n < 10; n++) void takePage(`192.0.${n}.1`, undefined, () => new Promise<void>(() => {}));
  expect(await takePage("198.51.100.1", undefined, async () => "rendered")).toBe("rendered");
});

test("turns go on while requests wait for the database, and end by the time otherwise", async () => {
  const take = aNetworkQueue();
  let begun = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const ask = () => {
    begun++;
    return answered;
  };
  isDatabaseCrowded = true;
  onTestFinished(() => void (isDatabaseCrowded = false));
  const crowd = Array.from({ length: 20 }, () => take("192.0.2.1", ask));
  const other = take("192.0.2.2", ask);
  await expect.poll(() => begun).toBe(5);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(begun).toBe(5);
  isDatabaseCrowded = false;
  await expect.poll(() => begun).toBe(21);
  answer();
  await Promise.all([...crowd, other]);
});

test("a network whose turns hold everybody for long leaves others several times as long", async () => {
  const take = aNetworkQueue();
  const began = performance.now();
  let isOver = false;
  const starts: number[] = [];
  const heavy = async () => {
    starts.push(performance.now());
    hold(60);
  };
  const ask = async (address: string) => {
    while (performance.now() - began < 1_000) await take(address, () => new Promise((end) => setTimeout(end, 5)));
  };
  const others = Promise.all(["198.51.100.1", "198.51.100.2", "198.51.100.3"].map(ask)).then(() => (isOver = true));
  while (!isOver) {
    await new Promise(setImmediate); // as requests arrive
    await take("192.0.2.1", heavy);
  }
  await others;
  // 60 ms each, and a rest of 240 ms while others are worked on: not sixteen in a second.
  expect(starts.length).toBeLessThan(9);
});
