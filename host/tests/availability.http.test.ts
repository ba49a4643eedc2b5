// One address, or one account, slows only itself down: what it does here, and what others get meanwhile.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCard, aUser } from "./builders.ts";
import { signedIn, visitor } from "./client.ts";
import { type Host, startHost } from "./host.ts";

const METRICS = "a token long enough for metrics";
let host: Host;
let geocoder: Server;
let searches = 0;

beforeAll(async () => {
  geocoder = createServer((_request, response) => {
    searches++;
    response.setHeader("content-type", "application/json").end('[{"lat":"50.1","lon":"-3.25"}]');
  }).listen(0);
  await once(geocoder, "listening");
  const { port } = geocoder.address() as { port: number };
  host = await startHost({ GEOCODER_URL: `http://localhost:${port}/search`, METRICS_TOKEN: METRICS });
});
afterAll(async () => {
  await host.stop();
  geocoder.close();
});

/** Opens a connection that sends the head of a request and one byte of its body, and no more. */
async function drip(): Promise<Socket> {
  const { hostname, port } = new URL(host.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {}); // closed by the server, as it should
  socket.resume();
  await once(socket, "connect");
  socket.write(
    `POST /api/login HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{`,
  );
  return socket;
}

const metric = async (name: string) => {
  const { text } = await visitor(host)("GET", "/metrics", undefined, { authorization: `Bearer ${METRICS}` });
  return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1]);
};

test(
  "420 bodies that drip: pages are answered, the host stays ready, and each loses its connection",
  { timeout: 60_000 },
  async () => {
    const sockets = await Promise.all(Array.from({ length: 420 }, drip));
    const closed = sockets.map((socket) => once(socket, "close"));
    for (const path of ["/view/demo", "/auth"]) expect((await visitor(host)("GET", path)).status).toBe(200);
    await expect.poll(async () => (await visitor(host)("GET", "/readyz")).status).toBe(200);
    await expect.poll(() => metric("meishi_requests_refused_total")).toBe(270);
    await Promise.all(closed);
    expect((await visitor(host)("POST", "/api/login", { username: "nobody", password: "wrong" })).status).toBe(401);
  },
);

test(
  "100 of the largest codes, each another, are drawn beside a page; more than 300 a minute are refused, kept ones are not",
  { timeout: 60_000 },
  async () => {
    const code = (shade: number, size = 50) =>
      visitor(host)("GET", `/api/qr/demo.png?size=${size}&dark=${String(shade).padStart(6, "0")}`);
    const codes = Array.from({ length: 100 }, (_, shade) => code(shade, 2_000));
    expect((await visitor(host)("GET", "/view/demo")).status).toBe(200);
    expect(new Set((await Promise.all(codes)).map(({ status }) => status))).toEqual(new Set([200]));
    const later = await Promise.all(Array.from({ length: 250 }, (_, shade) => code(1_000 + shade)));
    const refused = later.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.headers.get("retry-after")).not.toBeNull();
    expect((await code(7, 2_000)).status).toBe(200); // kept
  },
);

test("a form whose field claims to be the last of many millions is answered as any other", async () => {
  const send = (name: string) =>
    visitor(host)("POST", "/auth", `${encodeURIComponent(name)}=1&password=wrong`, {
      "content-type": "application/x-www-form-urlencoded",
      accept: "text/html",
    });
  const usual = await send("usern");
  for (const name of ["username[3000000]", "password[3000000].a[3000000]", "__intent__"]) {
    const started = performance.now();
    const { status, text } = await send(name);
    expect([status, text.length < usual.text.length + 2_000], name).toEqual([usual.status, true]);
    expect(performance.now() - started).toBeLessThan(2_000);
  }
});

test("saves of one card that come together cost as many writes as there are, and the last counts", async () => {
  const user = await aUser(host.database, {});
  const card = await aCard(host.database, user);
  const call = await signedIn(host, user);
  const saves = await Promise.all(
    Array.from({ length: 60 }, (_, n) => call("PUT", `/api/business-cards/${card.id}`, { title: `Title ${n}` })),
  );
  expect(new Set(saves.map(({ status }) => status))).toEqual(new Set([200]));
  const versions = saves.map((response) => response.json<{ version: number }>().version);
  expect(Math.max(...versions)).toBe(card.version + 60);
});

test("a card whose address changes all the time does not keep another card's map waiting", async () => {
  const changer = await aUser(host.database, {});
  const card = await aCard(host.database, changer, { address: "0 Changing Street" });
  const call = await signedIn(host, changer);
  const other = await aCard(host.database, await aUser(host.database, {}), { address: "1 Quiet Lane" });
  const location = (slug: string) => visitor(host)("GET", `/api/card/${slug}/location`);
  const requests: Promise<{ status: number }>[] = [];
  for (let n = 1; n <= 20; n++) {
    await call("PUT", `/api/business-cards/${card.id}`, { address: `${n} Changing Street` });
    requests.push(location(card.slug));
  }
  const before = searches;
  expect((await location(other.slug)).json()).toEqual({ lat: 50.1, lon: -3.25 });
  expect(searches - before).toBeLessThanOrEqual(2);
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(10);
});
