import { decodeProtectedHeader, importJWK, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCard, aUser } from "../../tests/builders.ts";
import { type Client, signedIn, visitor } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { aPushBrowser, aPushService, aPushSubscription } from "../../tests/push-service.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off", OUTGOING_ALLOW: "127.0.0.1" });
});
afterAll(() => host.stop());

const PATH = "/api/push-subscriptions";
type Items = { publicKey: string; items: { id: number; endpoint: string }[] };
const endpointsOf = async (call: Client) =>
  (await call("GET", PATH)).json<Items>().items.map(({ endpoint }) => endpoint);

/** An owner whose assistant is on; `ask` is a new visitor who asks for a person. */
async function anOwner(settings: object = {}) {
  const owner = await aUser(host.database, { accessLevel: 2 });
  const card = await aCard(host.database, owner, { name: "Mara Ellington" });
  const call = await signedIn(host, owner);
  await call("POST", `/api/salesbot/${card.id}/config`, { isEnabled: true, ...settings });
  const visit = visitor(host);
  const ask = async (message = "May I talk to Mara?", sessionId?: string) =>
    (await visit("POST", `/api/salesbot/${card.id}/chat`, { wantsPerson: true, message, sessionId })).json<{
      sessionId: string;
    }>();
  return { owner, card, call, ask, visit };
}

describe("a push", () => {
  test("is read by the browser that subscribed, and by the library http_ece", async () => {
    const service = await aPushService();
    const { card, call, ask } = await anOwner();
    const browser = aPushBrowser(`${service.origin}/mara`);
    expect((await call("POST", PATH, browser.subscription)).status).toBe(201);
    const { sessionId } = await ask("Ich möchte mit Mara sprechen 👋");
    await expect.poll(() => service.pushes).toHaveLength(1);
    const [{ body, headers } = { body: Buffer.alloc(0), headers: {} }] = service.pushes;
    expect(browser.read(body)).toEqual({
      title: "A visitor would like to talk to you",
      body: "Ich möchte mit Mara sprechen 👋",
      url: expect.stringMatching(`^${host.url}/salesbot/${card.id}/conversations\\?conversation=\\d+$`),
    });
    expect(headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: expect.stringMatching(/^\d+$/),
      urgency: "high",
    });

    const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization!)!;
    expect(key).toBe((await call("GET", PATH)).json<Items>().publicKey);
    const point = Buffer.from(key!, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
    expect(decodeProtectedHeader(token!)).toEqual({ typ: "JWT", alg: "ES256" });
    const { payload } = await jwtVerify(token!, await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256"));
    expect(payload).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^(?:https?|mailto):/) });
    expect(payload.exp! * 1_000 - Date.now()).toBeLessThan(24 * 60 * 60 * 1_000);

    // Asking again tells nobody again; another visitor does.
    await ask("Hello?", sessionId);
    await ask("Another visitor");
    await expect.poll(() => service.pushes).toHaveLength(2);
  });

  test.for([404, 410])("answered %i: the subscription goes", async (status) => {
    const service = await aPushService();
    const { call, ask } = await anOwner();
    service.answers.set("/ended", (response) => response.writeHead(status).end());
    for (const path of ["/ended", "/open"]) await call("POST", PATH, aPushBrowser(service.origin + path).subscription);
    await ask();
    await expect.poll(() => endpointsOf(call)).toEqual([`${service.origin}/open`]);
    await expect.poll(() => service.to("/open")).toHaveLength(1);
  });

  test("answered 429: its service is left alone as long as it says, and the subscription stays", async () => {
    const service = await aPushService();
    const { call, ask } = await anOwner();
    service.answers.set("/busy", (response) => response.writeHead(429, { "retry-after": "600" }).end());
    await call("POST", PATH, aPushBrowser(`${service.origin}/busy`).subscription);
    await ask();
    await expect.poll(() => service.pushes).toHaveLength(1);
    const other = await aPushService();
    await call("POST", PATH, aPushBrowser(`${other.origin}/open`).subscription);
    await ask();
    await expect.poll(() => other.pushes).toHaveLength(1);
    expect(service.pushes).toHaveLength(1);
    expect(await endpointsOf(call)).toHaveLength(2);
  });

  test("not answered: its service is left alone for a while, so that it does not take the place of others", async () => {
    const service = await aPushService();
    const { call, ask } = await anOwner();
    service.answers.set("/broken", (response) => response.destroy());
    await call("POST", PATH, aPushBrowser(`${service.origin}/broken`).subscription);
    await ask();
    await expect.poll(() => service.pushes).toHaveLength(1);
    await call("POST", PATH, aPushBrowser(`${service.origin}/open`).subscription);
    const other = await aPushService();
    await call("POST", PATH, aPushBrowser(`${other.origin}/open`).subscription);
    await ask();
    await expect.poll(() => other.pushes).toHaveLength(1);
    expect(service.pushes).toHaveLength(1);
  });

  test("answered 429 pauses the service for that account alone", async () => {
    const service = await aPushService();
    service.answers.set("/busy", (response) => response.writeHead(429, { "retry-after": "600" }).end());
    const [mallory, mara] = [await anOwner(), await anOwner()];
    await mallory.call("POST", PATH, aPushBrowser(`${service.origin}/busy`).subscription);
    await mara.call("POST", PATH, aPushBrowser(`${service.origin}/mara`).subscription);
    await mallory.ask();
    await expect.poll(() => service.to("/busy")).toHaveLength(1);
    for (let n = 1; n <= 3; n++) {
      await mara.ask();
      await expect.poll(() => service.to("/mara")).toHaveLength(n);
    }
  });

  test.for([413, 500])("answered %i: nothing is tried again, and the subscription stays", async (status) => {
    const service = await aPushService();
    const { call, ask } = await anOwner();
    service.answers.set("/refusing", (response) => response.writeHead(status).end());
    await call("POST", PATH, aPushBrowser(`${service.origin}/refusing`).subscription);
    await ask();
    await expect.poll(() => service.pushes).toHaveLength(1);
    expect(await endpointsOf(call)).toHaveLength(1);
  });

  test("a service that hangs holds nobody up", async () => {
    const [hanging, service] = [await aPushService(), await aPushService()];
    const { call, ask } = await anOwner();
    hanging.answers.set("/hanging", () => {});
    for (const endpoint of [`${hanging.origin}/hanging`, `${service.origin}/open`])
      await call("POST", PATH, aPushBrowser(endpoint).subscription);
    const started = Date.now();
    await ask();
    expect(Date.now() - started).toBeLessThan(5_000);
    await expect.poll(() => service.pushes).toHaveLength(1);
  });

  test("twenty devices of one account that hang delay nobody else's", async () => {
    const [hanging, service] = [await Promise.all(Array.from({ length: 20 }, aPushService)), await aPushService()];
    const [busy, other] = [await anOwner(), await anOwner()];
    for (const { origin, answers } of hanging) {
      answers.set("/hanging", () => {});
      await busy.call("POST", PATH, aPushBrowser(`${origin}/hanging`).subscription);
    }
    await other.call("POST", PATH, aPushBrowser(`${service.origin}/open`).subscription);
    const reached = () => hanging.filter(({ pushes }) => pushes.length > 0).length;
    await busy.ask();
    await expect.poll(reached).toBe(4);
    await other.ask();
    await expect.poll(() => service.pushes).toHaveLength(1);
    expect(reached()).toBe(4);
  });

  test("the longest message fits into what every service takes", async () => {
    const service = await aPushService();
    const { call, ask } = await anOwner();
    const browser = aPushBrowser(`${service.origin}/long`);
    await call("POST", PATH, browser.subscription);
    await ask("👩‍👩‍👧‍👦".repeat(150));
    await expect.poll(() => service.pushes).toHaveLength(1);
    expect(service.pushes[0]!.body.length).toBeLessThanOrEqual(4_096);
    expect(browser.read(service.pushes[0]!.body).body).toMatch(/^👩/u);
  });

  test("none outside of the card's working hours", async () => {
    const service = await aPushService();
    const today = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"][new Date().getUTCDay()];
    const days = Object.fromEntries(
      ["sun", "mon", "tue", "wed", "thu", "fri", "sat"].map((day) => [day, [{ from: "00:00", to: "24:00" }]]),
    );
    const closed = await anOwner({ workingHours: { timeZone: "UTC", days: { ...days, [today!]: [] } } });
    const open = await anOwner({ workingHours: { timeZone: "UTC", days } });
    await closed.call("POST", PATH, aPushBrowser(`${service.origin}/closed`).subscription);
    await open.call("POST", PATH, aPushBrowser(`${service.origin}/open`).subscription);
    await closed.ask();
    await open.ask();
    await expect.poll(() => service.to("/open")).toHaveLength(1);
    expect(service.to("/closed")).toEqual([]);
  });
});

describe("a subscription", () => {
  test("is listed for its account, and removed by it alone", async () => {
    const { call } = await anOwner();
    const other = await anOwner();
    const added = await call("POST", PATH, aPushSubscription());
    const { id } = added.json<{ id: number }>();
    expect((await other.call("DELETE", `${PATH}/${id}`)).status).toBe(404);
    expect(await endpointsOf(other.call)).toEqual([]);
    expect((await call("DELETE", `${PATH}/${id}`)).status).toBe(204);
    expect((await call("DELETE", `${PATH}/${id}`)).status).toBe(404);
    expect(await endpointsOf(call)).toEqual([]);
  });

  test("of one browser belongs to the account that used it last", async () => {
    const [first, last] = [await anOwner(), await anOwner()];
    const subscription = aPushSubscription();
    for (const { call } of [first, last, last]) expect((await call("POST", PATH, subscription)).status).toBe(201);
    expect([await endpointsOf(first.call), await endpointsOf(last.call)]).toEqual([[], [subscription.endpoint]]);
  });

  test("ends with its session", async () => {
    const { owner, call } = await anOwner();
    await call("POST", PATH, aPushSubscription());
    await call("POST", "/api/logout");
    expect(await endpointsOf(await signedIn(host, owner))).toEqual([]);
  });

  test("the oldest makes room for the twenty-first", async () => {
    const { call } = await anOwner();
    const subscriptions = Array.from({ length: 21 }, () => aPushSubscription());
    for (const subscription of subscriptions) await call("POST", PATH, subscription);
    const endpoints = await endpointsOf(call);
    expect([endpoints.length, endpoints.includes(subscriptions[0]!.endpoint)]).toEqual([20, false]);
  });

  test.for([
    ["no body", {}],
    ["a private address", { ...aPushSubscription(), endpoint: "https://10.0.0.5/push" }],
    ["a name of our own network", { ...aPushSubscription(), endpoint: "https://intranet/push" }],
    ["http", { ...aPushSubscription(), endpoint: "http://push.example/x" }],
    ["no address", { ...aPushSubscription(), endpoint: "javascript:alert(1)" }],
    ["a key that is no point", { ...aPushSubscription(), keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) } }],
    ["a short secret", { ...aPushSubscription(), keys: { ...aPushSubscription().keys, auth: "AAAA" } }],
  ] as [string, object][])("with %s: 400", async ([, body]) => {
    const { call } = await anOwner();
    expect((await call("POST", PATH, body)).status).toBe(400);
  });

  test("of nobody signed in: 401", async () => {
    expect((await visitor(host)("GET", PATH)).status).toBe(401);
  });
});

test("the key is the same for all processes and after a restart", async () => {
  const { owner, call } = await anOwner();
  const { publicKey } = (await call("GET", PATH)).json<Items>();
  expect(Buffer.from(publicKey, "base64url")).toHaveLength(65);
  const { dataDir } = host;
  const second = await startHost({ DATA_DIR: dataDir, DATABASE_URL: `file:${dataDir}/cards.db`, RATE_LIMITS: "off" });
  const again = (await (await signedIn(second, owner))("GET", PATH)).json<Items>();
  await second.stop();
  expect(again.publicKey).toBe(publicKey);
});
