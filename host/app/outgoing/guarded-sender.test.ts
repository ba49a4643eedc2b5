// @vitest-environment node
import { once } from "node:events";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type NameServer, startNameServer } from "../../tests/name-server.ts";
import { parseAllowList } from "../config/allow-list.ts";
import { createSender } from "./guarded-sender.server.ts";
import { isPermittedIp } from "./permitted-addresses.ts";

const nobody = parseAllowList("")!;
const allowing = (list: string) => parseAllowList(list)!;

/** Counts whoever connects: on every address of this machine. */
let reached = 0;
const canary = createServer((socket) => {
  reached++;
  socket.destroy();
});
let port = 0;
let names: NameServer;
let send: ReturnType<typeof createSender>;

beforeAll(async () => {
  canary.listen(0, "::");
  await once(canary, "listening");
  port = (canary.address() as AddressInfo).port;
  names = await startNameServer();
  send = createSender({ allow: nobody, dnsServer: names.address, deadlineMs: 3_000 });
});
beforeEach(() => void (reached = 0));
afterAll(async () => {
  canary.close();
  await names.stop();
});

const HOSTS = [
  "127.0.0.1",
  "127.0.0.1.",
  "127.255.255.254",
  "2130706433",
  "0x7f000001",
  "0x7F.0.0.1",
  "0177.0.0.1",
  "017700000001",
  "127.1",
  "127.0.1",
  "0",
  "0.0.0.0",
  "%31%32%37.0.0.1",
  "１２７.０.０.１",
  "127。0。0。1",
  "①②⑦.⓪.⓪.①",
  "localhost",
  "LOCALHOST",
  "localhost.",
  "ｌocalhost",
  "app.localhost",
  "[::1]",
  "[::]",
  "[0:0:0:0:0:0:0:1]",
  "[0000::0001]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[0:0:0:0:0:ffff:7f00:0001]",
  "[::127.0.0.1]",
  "[::ffff:0:127.0.0.1]",
  "[64:ff9b::127.0.0.1]",
  "[64:ff9b::7f00:1]",
  "[64:ff9b:1::7f00:1]",
  "[2002:7f00:1::]",
  "[2002:a00:1::1]",
  "[2001:0:4136:e378:8000:63bf:80ff:fffe]",
  "[fe80::1]",
  "[fec0::1]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[ff02::1]",
  "[100::1]",
  "[2001:db8::1]",
  "10.0.0.1",
  "10.255.255.255",
  "012.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.0.1",
  "0xc0a80001",
  "169.254.169.254",
  "2852039166",
  "0xA9FEA9FE",
  "0251.0376.0251.0376",
  "[::ffff:169.254.169.254]",
  "[::ffff:a9fe:a9fe]",
  "100.64.0.1",
  "100.100.100.200",
  "168.63.129.16",
  "192.0.0.192",
  "198.18.0.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "intranet",
  "printer.local",
  "metadata.google.internal",
  "localhost..",
  "printer.local..",
  "metadata.google.internal..",
  "router.home.arpa",
];

test.each(HOSTS)("%s is not reached", async (host) => {
  await expect(send({ url: `https://${host}:${port}/` })).rejects.toMatchObject({ reason: "no_public_address" });
  expect(reached).toBe(0);
});

test.each([
  ["127.0.0.1"],
  ["10.0.0.5"],
  ["169.254.169.254"],
  ["93.184.215.14", "127.0.0.1"],
  ["93.184.215.14", "::1"],
  ["2606:4700::1", "::ffff:7f00:1"],
  ["64:ff9b::a00:1"],
])("a name that resolves to %s %s is not reached", async (...ips) => {
  const [A, AAAA] = [ips.filter((ip) => !ip.includes(":")), ips.filter((ip) => ip.includes(":"))];
  names.set("hook.example.com", { A, AAAA });
  await expect(send({ url: `https://hook.example.com:${port}/` })).rejects.toMatchObject({
    reason: "no_public_address",
  });
  names.set("alias.example.com", { CNAME: ["hook.example.com"] });
  await expect(send({ url: `https://alias.example.com:${port}/` })).rejects.toMatchObject({
    reason: "no_public_address",
  });
  expect(reached).toBe(0);
});

test("a name that leads elsewhere from one question to the next is checked for each connection", async () => {
  names.set("rebind.example.com", { A: ["192.0.2.1"] });
  const first = createSender({ allow: allowing("192.0.2.0/24"), dnsServer: names.address, deadlineMs: 200 });
  await expect(first({ url: `https://rebind.example.com:${port}/` })).rejects.not.toMatchObject({
    reason: "no_public_address",
  });
  names.set("rebind.example.com", { A: ["127.0.0.1"] });
  await expect(first({ url: `https://rebind.example.com:${port}/` })).rejects.toMatchObject({
    reason: "no_public_address",
  });
  expect(reached).toBe(0);
});

test.each([
  "http://example.com/",
  "ftp://example.com/",
  "file:///etc/passwd",
  "https://user:password@example.com/",
  "gopher://127.0.0.1/",
  "//example.com",
  "nonsense",
])("%s is no address to send to", async (url) => {
  await expect(send({ url })).rejects.toMatchObject({ reason: "wrong_url" });
});

test("a name without an address and a private one are the same failure", async () => {
  await expect(send({ url: "https://nowhere.example.com/" })).rejects.toMatchObject({ reason: "no_public_address" });
});

test("a name server that does not answer ends the request in time", async () => {
  names.fail("silent.example.com", "silence");
  const hasty = createSender({ allow: nobody, dnsServer: names.address, deadlineMs: 100 });
  await expect(hasty({ url: "https://silent.example.com/" })).rejects.toMatchObject({ reason: "timeout" });
});

test.each(["1.1.1.1", "93.184.215.14", "192.88.98.1", "2606:4700:4700::1111", "2a00:1450:4001:830::200e"])(
  "%s is public",
  (ip) => expect(isPermittedIp(ip, nobody)).toBe(true),
);

describe("to a host that OUTGOING_ALLOW names", () => {
  const allowed = (options: { deadlineMs?: number } = {}) => createSender({ allow: allowing("127.0.0.1"), ...options });

  async function serving(listener: RequestListener, work: (origin: string) => Promise<void>) {
    const server = createHttpServer(listener).listen(0, "127.0.0.1");
    await once(server, "listening");
    try {
      await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  test("the request arrives as it was given, and the answer comes back", async () => {
    await serving(
      (request, response) => {
        const { method, headers } = request;
        const answer = (body: string) => response.writeHead(201, { "x-answer": "yes" }).end(body);
        void text(request).then((body) => answer(`${method} ${headers["x-one"]} ${body}`));
      },
      async (origin) => {
        const answer = await allowed()({ url: origin, method: "POST", headers: { "x-one": "1" }, body: "héllo" });
        expect(answer).toMatchObject({ status: 201, body: "POST 1 héllo", isTruncated: false });
        expect(answer.headers["x-answer"]).toBe("yes");
        const byName = createSender({ allow: allowing("localhost") });
        expect(await byName({ url: origin.replace("127.0.0.1", "localhost") })).toMatchObject({ status: 201 });
      },
    );
  });

  test("a redirect is an answer, and nobody goes there", async () => {
    for (const status of [301, 302, 303, 307, 308])
      await serving(
        (_, response) => void response.writeHead(status, { location: `http://127.0.0.1:${port}/` }).end(),
        async (origin) => expect(await allowed()({ url: origin })).toMatchObject({ status }),
      );
    expect(reached).toBe(0);
  });

  test("a long answer is cut", async () => {
    await serving(
      (_, response) => void response.end("x".repeat(1_000_000)),
      async (origin) => {
        const { body, isTruncated } = await allowed()({ url: origin });
        expect([body.length, isTruncated]).toEqual([65_536, true]);
      },
    );
  });

  test.each<[string, RequestListener]>([
    ["never answers", () => {}],
    ["drips its headers", ({ socket }) => void setInterval(() => socket.write("HTTP/1.1 100 Continue\r\n\r\n"), 5)],
    ["drips its body", (_, response) => void setInterval(() => response.write("."), 5)],
  ])("a server that %s ends in time", async (_, listener) => {
    await serving(listener, async (origin) => {
      await expect(allowed({ deadlineMs: 150 })({ url: origin })).rejects.toMatchObject({ reason: "timeout" });
    });
  });

  test.each<[string, RequestListener]>([
    ["hangs up", ({ socket }) => socket.destroy()],
    ["hangs up in the middle", ({ socket }) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf")],
    [
      "upgrades",
      ({ socket }) => socket.end("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"),
    ],
    ["talks nonsense", ({ socket }) => socket.end("220 mail.example.com ESMTP\r\n")],
  ])("a server that %s is a failure", async (_, listener) => {
    await serving(listener, async (origin) => {
      await expect(allowed({ deadlineMs: 2_000 })({ url: origin })).rejects.toMatchObject({ reason: "unreachable" });
    });
  });

  test("its neighbours stay closed", async () => {
    await expect(allowed()({ url: "https://127.0.0.2/" })).rejects.toMatchObject({ reason: "no_public_address" });
    await expect(allowed()({ url: `http://intranet:${port}/` })).rejects.toMatchObject({ reason: "wrong_url" });
  });
});

test.each<[string, string[]]>([
  ["10.1.0.0/16 n8n.internal", ["10.1.2.3"]],
  ["192.168.7.7,fd00::/8", ["192.168.7.7", "fd12::1"]],
  ["[fd00::1]", ["fd00::1"]],
])("OUTGOING_ALLOW=%s permits %s", (list, ips) => {
  for (const ip of ips) expect(isPermittedIp(ip, allowing(list))).toBe(true);
  expect(isPermittedIp("10.2.0.1", allowing(list))).toBe(false);
});

test.each(["10.0.0.0/33", "10.0.0/8", "https://n8n.internal", "a b/c", "10.1", "[::1"])(
  "OUTGOING_ALLOW=%s is refused at the start",
  (list) => expect(parseAllowList(list)).toBeUndefined(),
);
