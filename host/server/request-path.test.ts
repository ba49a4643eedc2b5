import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { nextEventLoopTurn } from "../app/runtime/event-loop-queue.ts";
import { createFairQueue } from "../app/runtime/fair-queue.ts";
import { startAdmission } from "./admission.ts";
import { createNetworkQueue, createPageQueue } from "./fair-scheduling.ts";
import { createGracefulShutdown, type GracefulShutdown } from "./graceful-shutdown.ts";
import { listGuards } from "./guards.ts";
import { Networks } from "./networks.ts";
import type { Parts } from "./parts.ts";
import { createRequestServer } from "./request-path.ts";

const sockets: Socket[] = [];
let networks: Networks;
let drain: GracefulShutdown;
let server: ReturnType<typeof createRequestServer>;

const routes: Record<string, (request: Request) => Promise<Response>> = {
  "/never": () => new Promise<Response>(() => {}),
  "/hold": async (request) => {
    await request.text();
    const until = performance.now() + 150;
    while (performance.now() < until);
    return new Response("held");
  },
};

/** A server whose routes answer with their paths; /never takes as long as its client stays, /hold holds everybody. */
async function start(trustProxy: number): Promise<void> {
  networks = new Networks();
  drain = createGracefulShutdown({ drainMs: 0, finish: async () => {} });
  const scheduling = { createFairQueue, nextEventLoopTurn, isDatabaseCrowded: () => false };
  const application = {
    ...scheduling,
    markConnectionAccepted: () => {},
    domainErrorResponse: () => undefined,
    isMainHost: (host: string) => host === "a",
    findDomain: () => undefined,
  };
  const config = { hasRateLimits: true, trustProxy, hasServiceWorker: true };
  const parts = {
    config,
    application,
    networks,
    parser: { pushesChunks: true, stops: true },
    admission: startAdmission(),
    drain,
    ending: {},
    observe: () => {},
    secure: () => {},
    files: { serve: () => false },
    answerInternal: () => undefined,
    findResource: (path: string) => routes[path] ?? (async () => new Response(path)),
    takeTurn: createNetworkQueue(scheduling),
    takePageTurn: createPageQueue(scheduling),
  } as unknown as Parts;
  server = createRequestServer(parts, listGuards({ ...config, ...parts, hosts: application })).listen(0, "127.0.0.1");
  await once(server, "listening");
}
beforeEach(() => start(0));
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

async function ask(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const [answer] = (await once(socket, "data")) as [Buffer];
  return String(answer);
}

const get = (path: string, host = "a") => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
const post = (body: string, header: string) => `POST /post HTTP/1.1\r\nhost: a\r\n${header}\r\n\r\n${body}`;
const CHUNKED = "transfer-encoding: chunked";

function underWay(ip = "127.0.0.1") {
  const { uses, connections, requests, arriving } = networks.of(ip);
  return { uses, connections, answering: requests.size - arriving, arriving };
}

test("while requests of one connection are answered, its network has one connection under way", async () => {
  const socket = await open();
  for (let n = 0; n < 3; n++) expect(await ask(socket, get(`/${n}`))).toContain(`/${n}`);
  await expect.poll(underWay).toEqual({ uses: 1, connections: 1, answering: 0, arriving: 0 });
  socket.write(get("/never"));
  await expect.poll(underWay).toEqual({ uses: 2, connections: 1, answering: 1, arriving: 0 });
  (await open()).write(post("{", "content-length: 100").replace("/post", "/never"));
  await expect.poll(underWay).toEqual({ uses: 4, connections: 2, answering: 1, arriving: 1 });
});

test.each<[string, string]>([
  ["that are answered", get("/")],
  ["that are left", get("/never")],
  ["for another host", get("/", "b")],
  ["for a path without end", get("/a".repeat(1_500))],
  ["with a body", post("body", "content-length: 4")],
  ["whose body stops", post("body", "content-length: 400")],
  ["with chunks", post("4\r\nbody\r\n0\r\n\r\n", CHUNKED)],
  ["with chunks of a byte", post("1\r\na\r\n".repeat(3_000), CHUNKED)],
  ["that are followed by what is no request", `${get("/never")}\0\r\n\r\n`],
  ["in one packet", get("/never").repeat(5)],
  ["in one packet, more than are begun", get("/never").repeat(50)],
])("nothing is under way any more after requests %s", async (_, text) => {
  for (let n = 0; n < 20; n++) {
    const socket = await open();
    socket.resume().write(text);
    await new Promise((resolve) => setTimeout(resolve, n)); // some leave before their request is begun, some after
    socket.destroy();
  }
  await expect.poll(underWay).toEqual({ uses: 0, connections: 0, answering: 0, arriving: 0 });
  expect(drain.unfinished).toBe(0);
});

test("behind a proxy, each client that it names is a network of its own, whoever else shares the connection", async () => {
  server.close();
  await start(1);
  const of = (ip: string) => get("/never").replace("\r\n\r\n", `\r\nx-forwarded-for: 192.0.2.99, ${ip}\r\n\r\n`);
  (await open()).write(of("192.0.2.1") + of("192.0.2.2"));
  (await open()).write(of("2001:db8::1") + of("2001:db8::2"));
  const one = { uses: 1, connections: 0, answering: 1, arriving: 0 };
  const none = { ...one, uses: 0, answering: 0 };
  const all = () => ["192.0.2.1", "192.0.2.2", "2001:db8::3", "192.0.2.99", "127.0.0.1"].map((ip) => underWay(ip));
  await expect.poll(all).toEqual([one, one, { ...one, uses: 2, answering: 2 }, none, none]);
});

test("a refusal says why, with an id by which it is found in the log", async () => {
  const answer = await ask(await open(), get("/", "b"));
  expect(answer).toMatch(/^HTTP\/1\.1 421 [^]*x-request-id: [\w-]{36}\r\n[^]*Nothing is served under this host\./);
});

test.each([4, 200_000])("a network rests for long after what a body of %i bytes made hold everybody", async (bytes) => {
  const body = post("b".repeat(bytes), `content-length: ${bytes}`).replace("/post", "/hold");
  expect(await ask(await open(), body)).toContain("held");
  // Four times the 150 ms, of which some have passed; without that, at most 200.
  await expect.poll(() => networks.of("127.0.0.1").restsUntil - performance.now()).toBeGreaterThan(200);
});
