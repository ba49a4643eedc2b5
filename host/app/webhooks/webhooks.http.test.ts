import { eq } from "drizzle-orm";
import { Webhook as Reader } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BusinessCard, User } from "../../../db/index.ts";
import { aCard, aUser, aUserWithPassword, PASSWORD, signedInBefore, unique } from "../../tests/builders.ts";
import { type Answer, BROWSER, type Client, signedIn, visitor } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { findMail, linkTo } from "../../tests/outbox.ts";
import { type ReceivedWebhook, startReceiver, type WebhookReceiver } from "../../tests/webhook-receiver.ts";
import type { OwnDelivery } from "./deliveries.server.ts";
import { WEBHOOK_EVENTS, type WebhookEvent } from "./events.ts";
import type { OwnWebhook } from "./webhooks.server.ts";

let host: Host;
let owner: User;
let card: BusinessCard;
let call: Client;
let anyone: Client;
let receiver: WebhookReceiver;

beforeAll(async () => {
  host = await startHost({ OUTGOING_ALLOW: "127.0.0.1", RATE_LIMITS: "off" });
  anyone = visitor(host);
});
afterAll(() => host.stop());
beforeEach(async () => {
  owner = await aUser(host.database, { accessLevel: 3 });
  card = await aCard(host.database, owner);
  call = await signedIn(host, owner);
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

type NewWebhook = OwnWebhook & { secret: string };

async function aWebhook(
  events: readonly WebhookEvent[] = WEBHOOK_EVENTS,
  { url = receiver.url, by = call }: { url?: string; by?: Client } = {},
): Promise<NewWebhook> {
  const answer = await by("POST", "/api/webhooks", { url, events });
  expect(answer.status, answer.text).toBe(201);
  return answer.json<NewWebhook & Record<string, unknown>>();
}

const message = () => ({
  formData: { name: "Ben Byron", email: `${unique("ben")}@example.com`, message: "Hello" },
  consent: true,
});
const write = () => anyone("POST", `/api/card/${card.slug}/submissions`, message());

const deliveriesOf = async ({ id }: { id: number }) =>
  (await call("GET", `/api/webhooks/${id}/deliveries`)).json<{ items: OwnDelivery[]; next: string; total: number }>();

/** Resolves once the newest delivery is as it is expected. */
async function untilDelivery(webhook: { id: number }, isAsExpected: (delivery: OwnDelivery) => boolean) {
  return expect
    .poll(async () => (await deliveriesOf(webhook)).items.some(isAsExpected), { timeout: 10_000, interval: 50 })
    .toBe(true);
}

const verify = (secret: string, { body, headers }: ReceivedWebhook) =>
  new Reader(secret).verify(body, headers) as { type: string; timestamp: string; data: object };

const setWebhook = (id: number, changes: object) =>
  host.database.transaction((tx) =>
    tx.update(host.database.tables.webhooks).set(changes).where(eq(host.database.tables.webhooks.id, id)),
  );
const setDeliveries = (webhookId: number, changes: object) =>
  host.database.transaction((tx) =>
    tx
      .update(host.database.tables.webhookDeliveries)
      .set(changes)
      .where(eq(host.database.tables.webhookDeliveries.webhookId, webhookId)),
  );

describe("webhooks of an account", () => {
  test("are added with a secret that is answered once, listed, changed and removed", async () => {
    const { secret, ...webhook } = await aWebhook(["message.created"]);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toEqual({
      id: expect.any(Number) as number,
      url: receiver.url,
      events: ["message.created"],
      isActive: true,
      failingSince: null,
      createdAt: expect.any(String) as string,
    });
    expect((await call("GET", "/api/webhooks")).json()).toEqual({ items: [webhook], next: null, total: 1 });
    const changed = await call("PATCH", `/api/webhooks/${webhook.id}`, { events: ["card.saved"], isActive: false });
    expect(changed.json()).toEqual({ ...webhook, events: ["card.saved"], isActive: false });
    expect((await call("DELETE", `/api/webhooks/${webhook.id}`)).status).toBe(204);
    expect((await call("GET", "/api/webhooks")).json()).toEqual({ items: [], next: null, total: 0 });
  });

  test("are added and led elsewhere only with a fresh proof, and the owner is told by mail", async () => {
    owner = await aUserWithPassword(host.database, { accessLevel: 3 });
    call = await signedIn(host, owner);
    await signedInBefore(host.database, owner, 11);
    const body = { url: `${receiver.url}?key=hidden`, events: ["message.created"] };
    const code = { accept: "application/problem+json" };
    const refused = await call("POST", "/api/webhooks", body, code);
    expect([refused.status, refused.json().code]).toEqual([403, "fresh_proof"]);
    const { id } = (await call("POST", "/api/webhooks", { ...body, currentPassword: PASSWORD })).json<NewWebhook>();
    await signedInBefore(host.database, owner, 11);
    const path = `/api/webhooks/${id}`;
    expect((await call("PATCH", path, { events: ["card.saved"], url: body.url })).status).toBe(200);
    const elsewhere = { url: "https://example.com/hook" };
    expect((await call("PATCH", path, elsewhere, code)).json().code).toBe("fresh_proof");
    expect((await call("PATCH", path, { ...elsewhere, currentPassword: PASSWORD })).status).toBe(200);
    const { db, tables } = host.database;
    const mails = await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, owner.email));
    expect(mails.map(({ subject }) => subject)).toEqual(["A webhook was added", "A webhook was changed"]);
    expect(mails[0]!.text).toContain(`now tells a program what happens in it, at “${new URL(receiver.url).host}”`);
    expect(mails[1]!.text).toContain("“example.com”");
    expect(JSON.stringify(mails)).not.toContain("hidden");
  });

  test("end with the password, as keys do", async () => {
    owner = await aUserWithPassword(host.database, { accessLevel: 3 });
    call = await signedIn(host, owner);
    await aWebhook();
    const changed = { currentPassword: PASSWORD, newPassword: "a rather new secret" };
    expect((await call("POST", "/api/update-password", changed)).status).toBe(200);
    expect((await call("GET", "/api/webhooks")).json()).toMatchObject({ total: 0 });
  });

  test("keep their secrets out of the database as they are, and out of the log", async () => {
    const { id, secret } = await aWebhook();
    const { webhooks } = host.database.tables;
    const [row] = await host.database.db.select().from(webhooks).where(eq(webhooks.id, id));
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    expect(host.output()).not.toContain(secret.slice(6));
  });

  test.each<[string, object]>([
    ["no address", { events: ["card.saved"] }],
    ["no event", { url: "https://example.com/", events: [] }],
    ["an event that there is not", { url: "https://example.com/", events: ["card.sold"] }],
    ["http elsewhere", { url: "http://example.com/", events: ["card.saved"] }],
    ["another scheme", { url: "ftp://example.com/", events: ["card.saved"] }],
    ["a private address", { url: "https://10.0.0.1/", events: ["card.saved"] }],
    ["a private address in digits", { url: "https://2852039166/", events: ["card.saved"] }],
    ["a name of our own network", { url: "https://intranet/", events: ["card.saved"] }],
    ["a password", { url: "https://a:b@example.com/", events: ["card.saved"] }],
    ["an address without end", { url: `https://example.com/${"a".repeat(2_000)}`, events: ["card.saved"] }],
  ])("are not made of %s", async (_, body) => {
    const answer = await call("POST", "/api/webhooks", body);
    expect(answer.status, answer.text).toBe(400);
  });

  test("are not led to a private address by a change", async () => {
    const { id } = await aWebhook();
    expect((await call("PATCH", `/api/webhooks/${id}`, { url: "https://[::1]/" })).status).toBe(400);
  });

  test("are ten at most, also if many are added at once", async () => {
    const body = { url: receiver.url, events: ["card.saved"] };
    const answers = await Promise.all(Array.from({ length: 12 }, () => call("POST", "/api/webhooks", body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(201), 403, 403]);
  });

  test("are of level 3 and up, and of their owner alone", async () => {
    const { id } = await aWebhook();
    const [delivery] = [await call("POST", `/api/webhooks/${id}/test`)].map((one) => one.json<{ id: number }>());
    const calls = (by: Client): Promise<Answer>[] => [
      by("PATCH", `/api/webhooks/${id}`, { isActive: false }),
      by("POST", `/api/webhooks/${id}/test`),
      by("POST", `/api/webhooks/${id}/rotate`),
      by("GET", `/api/webhooks/${id}/deliveries`),
      by("POST", `/api/webhooks/${id}/deliveries/${delivery!.id}/resend`),
      by("DELETE", `/api/webhooks/${id}`),
    ];
    for (const accessLevel of [2, 3, 4, 5]) {
      const other = await signedIn(host, await aUser(host.database, { accessLevel }));
      for (const answer of await Promise.all(calls(other))) expect(answer.status).toBe(403);
    }
    const low = await signedIn(host, await aUser(host.database, { accessLevel: 2 }));
    expect((await low("GET", "/api/webhooks")).status).toBe(403);
    expect((await low("POST", "/api/webhooks", { url: receiver.url, events: ["card.saved"] })).status).toBe(403);
    for (const answer of await Promise.all(calls(anyone))) expect([401, 403]).toContain(answer.status);
    expect((await anyone("GET", "/api/webhooks")).status).toBe(401);
  });

  test("of one account do not answer to deliveries of another webhook", async () => {
    const [one, other] = [await aWebhook(), await aWebhook()];
    const { id } = (await call("POST", `/api/webhooks/${one.id}/test`)).json<{ id: number }>();
    expect((await call("POST", `/api/webhooks/${other.id}/deliveries/${id}/resend`)).status).toBe(404);
    expect((await call("POST", "/api/webhooks/999999/test")).status).toBe(404);
  });
});

describe("what is sent", () => {
  test("is signed so that a reader of Standard Webhooks verifies it, and nobody else's secret does", async () => {
    const { secret } = await aWebhook(["message.created"]);
    await write();
    const [sent] = await receiver.until(1);
    const payload = verify(secret, sent!);
    expect(payload).toMatchObject({ type: "message.created", data: { cardId: card.id, name: "Ben Byron" } });
    expect(Math.abs(Date.now() - Date.parse(payload.timestamp))).toBeLessThan(60_000);
    expect(sent!.headers["content-type"]).toBe("application/json");
    const other = await aWebhook(["card.saved"]);
    expect(() => verify(other.secret, sent!)).toThrow();
    expect(() => verify(secret, { ...sent!, body: sent!.body.replace("Ben", "Eve") })).toThrow();
  });

  test("is signed with all secrets for a day after rotations, then with the new one", async () => {
    const before = await aWebhook(["message.created"]);
    const rotate = async () => (await call("POST", `/api/webhooks/${before.id}/rotate`)).json<{ secret: string }>();
    const [between, after] = [await rotate(), await rotate()];
    expect(new Set([before, between, after].map(({ secret }) => secret)).size).toBe(3);
    await write();
    const [sent] = await receiver.until(1);
    for (const { secret } of [before, between, after])
      expect(verify(secret, sent!)).toMatchObject({ type: "message.created" });
    await setWebhook(before.id, { previousUntil: new Date(Date.now() - 1_000) });
    await write();
    const [, second] = await receiver.until(2);
    expect(verify(after.secret, second!)).toMatchObject({ type: "message.created" });
    for (const { secret } of [before, between]) expect(() => verify(secret, second!)).toThrow();
  });

  test("goes to each webhook that wants it, and to no other account's", async () => {
    const other = await aUser(host.database, { accessLevel: 3 });
    await aWebhook(["message.created"], { by: await signedIn(host, other) });
    await aWebhook(["contact.created"]);
    await aWebhook(["message.created", "contact.created"]);
    await write();
    const sent = await receiver.until(3);
    expect(sent.map(({ type }) => type).sort()).toEqual(["contact.created", "contact.created", "message.created"]);
    expect(new Set(sent.map(({ headers }) => headers["webhook-id"])).size).toBe(3);
    const { id } = (await call("POST", "/api/contacts", { name: "Last" })).json<{ id: number }>();
    await receiver.until(5);
    expect(receiver.received.slice(3).map(({ data }) => data.id)).toEqual([id, id]);
  });

  test("stops while a webhook is paused, and when its owner's level falls", async () => {
    const { id } = await aWebhook(["contact.created"]);
    const add = (name: string) => call("POST", "/api/contacts", { name });
    await call("PATCH", `/api/webhooks/${id}`, { isActive: false });
    await add("While paused");
    await call("PATCH", `/api/webhooks/${id}`, { isActive: true });
    const { users } = host.database.tables;
    const level = (accessLevel: number) =>
      host.database.transaction((tx) => tx.update(users).set({ accessLevel }).where(eq(users.id, owner.id)));
    await level(2);
    await add("At level 2");
    await level(3);
    await add("At last");
    await receiver.until(1);
    expect(receiver.received.map(({ data }) => data.name)).toEqual(["At last"]);
  });
});

describe("events", () => {
  test("of a message: the message, and the contact that it made", async () => {
    await aWebhook();
    const { id } = (await write()).json<{ id: number }>();
    const sent = await receiver.until(2);
    const contact = sent.find(({ type }) => type === "contact.created")!.data;
    expect(contact).toMatchObject({ name: "Ben Byron", stage: "new", tags: [], sources: ["form"] });
    expect(sent.find(({ type }) => type === "message.created")!.data).toMatchObject({
      id,
      cardId: card.id,
      contactId: contact.id,
      formData: { message: "Hello" },
    });
  });

  test("of a contact: added, changed where something is different, many at once, imported", async () => {
    await aWebhook(["contact.created", "contact.updated"]);
    const { id } = (await call("POST", "/api/contacts", { name: "Ada" })).json<{ id: number }>();
    await call("PATCH", `/api/contacts/${id}`, { notes: "Met at the fair" });
    await call("PATCH", `/api/contacts/${id}`, { notes: "Met at the fair" });
    await call("POST", "/api/contacts/bulk", { ids: [id], addTags: ["fair"] });
    await call("POST", "/api/contacts/bulk", { ids: [id], addTags: ["fair"] });
    const form = new FormData();
    form.append("file", new File(["Name,Email\nCid,cid@example.com\nDora,dora@example.com\n"], "people.csv"));
    await call("POST", "/api/contacts/import", form);
    const sent = await receiver.until(5);
    expect(sent.map(({ type, data }) => `${type} ${data.name as string}`).sort()).toEqual([
      "contact.created Ada",
      "contact.created Cid",
      "contact.created Dora",
      "contact.updated Ada",
      "contact.updated Ada",
    ]);
  });

  test("of details that are taken back: who and where, and nothing of what was sent stays", async () => {
    const webhook = await aWebhook();
    const email = `${unique("ben")}@example.com`;
    await anyone("POST", `/api/card/${card.slug}/exchange`, { name: "Ben Byron", email, consent: true });
    const [created] = await receiver.until(1, "contact.created");
    const token = /\/shared\/([\w-]+)/.exec(await linkTo(host, email))![1]!;
    await fetch(`${host.url}/shared/${token}`, {
      method: "POST",
      body: new URLSearchParams({ action: "withdraw" }),
      headers: { origin: host.url, "sec-fetch-site": "same-origin" },
    });
    const [withdrawn] = await receiver.until(1, "contact.withdrawn");
    expect(withdrawn!.data).toEqual({ id: created!.data.id, cardId: card.id });
    expect(JSON.stringify(await deliveriesOf(webhook))).not.toContain(email);
  });

  test("of a contact that is deleted are deleted with it", async () => {
    const webhook = await aWebhook();
    await write();
    const [created] = await receiver.until(1, "contact.created");
    await receiver.until(1, "message.created");
    await call("DELETE", `/api/contacts/${created!.data.id as number}`);
    expect((await deliveriesOf(webhook)).items).toEqual([]);
  });

  test("of a conversation: its beginning, once", async () => {
    await aWebhook(["conversation.started"]);
    await call("POST", `/api/salesbot/${card.id}/config`, { isEnabled: true });
    const chat = (body: object) => anyone("POST", `/api/salesbot/${card.id}/chat`, body);
    const { sessionId } = (await chat({ message: "Good morning" })).json<{ sessionId: string }>();
    await chat({ message: "What do you offer?", sessionId });
    await chat({ message: "Somebody else" });
    const sent = await receiver.until(2);
    expect(sent.map(({ data }) => data.message).sort()).toEqual(["Good morning", "Somebody else"]);
    expect(JSON.stringify(sent)).not.toContain(sessionId);
  });

  test("of a card: saved by a visitor, not by its owner or a program; changed, with the names of fields", async () => {
    await aWebhook(["card.saved", "card.updated"]);
    const ownBrowser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0" };
    await call("POST", "/api/card-saves", { cardId: card.id }, ownBrowser);
    await anyone("POST", "/api/card-saves", { cardId: card.id }, { "user-agent": "Googlebot/2.1" });
    await anyone("POST", "/api/card-saves", { cardId: card.id }, BROWSER);
    await call("PUT", `/api/business-cards/${card.id}`, { title: "Engineer" });
    const sent = await receiver.until(2);
    expect(sent.map(({ type, data }) => [type, data])).toEqual([
      ["card.saved", expect.objectContaining({ cardId: card.id, device: "desktop" })],
      ["card.updated", expect.objectContaining({ id: card.id, slug: card.slug, fields: ["title"] })],
    ]);
  });

  test("of a change that is refused are not sent", async () => {
    await aWebhook();
    await call("PUT", `/api/business-cards/${card.id}`, { title: "Old", version: 99 });
    await anyone("POST", `/api/card/${card.slug}/submissions`, { formData: { name: "Ben" }, consent: false });
    await call("POST", "/api/contacts", { name: "After all" });
    const [first] = await receiver.until(1);
    expect(first!.data.name).toBe("After all");
  });
});

describe("deliveries", () => {
  test("say what was sent, when, and what was answered; a page at a time", async () => {
    const webhook = await aWebhook(["contact.created"]);
    for (const name of ["Ada", "Ben", "Cid"]) await call("POST", "/api/contacts", { name });
    await receiver.until(3);
    await expect
      .poll(async () => (await deliveriesOf(webhook)).items.filter(({ status }) => status === "delivered").length)
      .toBe(3);
    const { items, total } = await deliveriesOf(webhook);
    expect(total).toBe(3);
    expect(items.map(({ body }) => body.data.name)).toEqual(["Cid", "Ben", "Ada"]);
    expect(items[0]).toEqual({
      id: expect.any(Number) as number,
      event: "contact.created",
      status: "delivered",
      attempts: 1,
      responseStatus: 200,
      failure: null,
      nextAttemptAt: null,
      createdAt: expect.any(String) as string,
      body: expect.objectContaining({ type: "contact.created" }) as object,
    });
    const page = (await call("GET", `/api/webhooks/${webhook.id}/deliveries?limit=2`)).json<{ next: string }>();
    const rest = await call("GET", `/api/webhooks/${webhook.id}/deliveries?limit=2&cursor=${page.next}`);
    expect(rest.json<{ items: OwnDelivery[] }>().items.map(({ body }) => body.data.name)).toEqual(["Ada"]);
  });

  test("that fail come again after five seconds, under the same id", async () => {
    const webhook = await aWebhook(["contact.created"]);
    receiver.answer(500);
    const at = Date.now();
    await call("POST", "/api/contacts", { name: "Ada" });
    await untilDelivery(webhook, ({ responseStatus }) => responseStatus === 500);
    const { items } = await deliveriesOf(webhook);
    expect(items).toMatchObject([{ status: "pending", attempts: 1 }]);
    const wait = Date.parse(items[0]!.nextAttemptAt!) - at;
    expect([wait > 4_900, wait < 8_000]).toEqual([true, true]);
    receiver.answer(204);
    const [first, second] = await receiver.until(2);
    expect(second!.headers["webhook-id"]).toBe(first!.headers["webhook-id"]);
    await untilDelivery(webhook, ({ status, attempts }) => status === "delivered" && attempts === 2);
  });

  test.each([
    [1, 5 * 60_000],
    [2, 30 * 60_000],
    [3, 2 * 3_600_000],
    [4, 5 * 3_600_000],
    [5, 10 * 3_600_000],
    [6, 10 * 3_600_000],
    [7, null],
  ])("after %i failed attempts and one more come again after %s ms", async (attempts, delay) => {
    const webhook = await aWebhook(["contact.created"]);
    receiver.answer(500);
    await call("POST", "/api/contacts", { name: "Ada" });
    await untilDelivery(webhook, ({ responseStatus }) => responseStatus === 500);
    await setDeliveries(webhook.id, { attempts });
    const [{ id }] = (await deliveriesOf(webhook)).items as [OwnDelivery];
    const again = await call("POST", `/api/webhooks/${webhook.id}/deliveries/${id}/resend`);
    const { nextAttemptAt, ...delivery } = again.json<{ nextAttemptAt: string | null }>();
    expect(delivery).toMatchObject({ attempts: attempts + 1, status: delay === null ? "failed" : "pending" });
    if (delay === null) expect(nextAttemptAt).toBeNull();
    else expect(Math.abs(Date.parse(nextAttemptAt!) - Date.now() - delay)).toBeLessThan(10_000);
  });

  test("are sent again by hand, with the same body, and say what came of it", async () => {
    const webhook = await aWebhook(["contact.created"]);
    await call("POST", "/api/contacts", { name: "Ada" });
    const [first] = await receiver.until(1);
    await untilDelivery(webhook, ({ status }) => status === "delivered");
    const { items } = await deliveriesOf(webhook);
    const again = await call("POST", `/api/webhooks/${webhook.id}/deliveries/${items[0]!.id}/resend`);
    expect(again.json()).toMatchObject({ status: "delivered", attempts: 2, responseStatus: 200 });
    const [, second] = await receiver.until(2);
    expect(second!.body).toBe(first!.body);
    expect(verify(webhook.secret, second!)).toMatchObject({ type: "contact.created" });
  });

  test("of a test are answered at once, and are not repeated", async () => {
    const webhook = await aWebhook(["card.saved"]);
    const ok = await call("POST", `/api/webhooks/${webhook.id}/test`);
    expect(ok.json()).toMatchObject({ event: "webhook.test", status: "delivered", responseStatus: 200 });
    expect(verify(webhook.secret, receiver.received[0]!)).toMatchObject({ type: "webhook.test" });
    receiver.answer(500);
    const failed = await call("POST", `/api/webhooks/${webhook.id}/test`);
    expect(failed.json()).toMatchObject({ status: "failed", attempts: 1, responseStatus: 500, nextAttemptAt: null });
    const [{ failingSince }] = (await call("GET", "/api/webhooks")).json<{ items: [OwnWebhook] }>().items;
    expect(failingSince).toBeNull();
  });

  test("to an address that leads into our own network say so, and nothing is sent", async () => {
    const webhook = await aWebhook(["card.saved"]);
    await setWebhook(webhook.id, { url: receiver.url.replace("127.0.0.1", "127.0.0.2").replace("http:", "https:") });
    const answer = await call("POST", `/api/webhooks/${webhook.id}/test`);
    expect(answer.json()).toMatchObject({ status: "failed", responseStatus: null, failure: "no_public_address" });
    expect(receiver.received).toEqual([]);
  });

  test("to a server that is not there fail with a reason", async () => {
    const webhook = await aWebhook(["card.saved"], { url: "http://127.0.0.1:1/" });
    const answer = await call("POST", `/api/webhooks/${webhook.id}/test`);
    expect(answer.json()).toMatchObject({ status: "failed", failure: "unreachable" });
  });
});

describe("a webhook that fails", () => {
  const hasFailedFor = async (webhook: NewWebhook, days: number) => {
    receiver.answer(500);
    await setWebhook(webhook.id, { failingSince: new Date(Date.now() - days * 86_400_000) });
    await call("POST", "/api/contacts", { name: "Ada" });
    await untilDelivery(webhook, ({ responseStatus }) => responseStatus === 500);
    return (await call("GET", "/api/webhooks")).json<{ items: OwnWebhook[] }>().items[0]!;
  };

  test("for less than five days stays on", async () => {
    expect(await hasFailedFor(await aWebhook(["contact.created"]), 4.9)).toMatchObject({ isActive: true });
  });

  test("for five days is switched off with a mail, and on again by hand", async () => {
    const webhook = await aWebhook(["contact.created"], { url: `${receiver.url}?token=hidden` });
    expect(await hasFailedFor(webhook, 5.1)).toMatchObject({ isActive: false });
    const mail = (await findMail(host, owner.email))!;
    expect(mail.text).toContain("five days");
    expect(mail.text).toContain("/developers");
    expect(mail.text + mail.subject).not.toContain("hidden");
    receiver.answer(200);
    await call("PATCH", `/api/webhooks/${webhook.id}`, { isActive: true });
    await setDeliveries(webhook.id, { nextAttemptAt: new Date() });
    await untilDelivery(webhook, ({ status }) => status === "delivered");
    const { items } = (await call("GET", "/api/webhooks")).json<{ items: OwnWebhook[] }>();
    expect(items).toMatchObject([{ isActive: true, failingSince: null }]);
  });

  test("with 410 is switched off at once", async () => {
    const webhook = await aWebhook(["contact.created"]);
    receiver.answer(410);
    await call("POST", "/api/contacts", { name: "Ada" });
    await untilDelivery(webhook, ({ responseStatus }) => responseStatus === 410);
    expect((await call("GET", "/api/webhooks")).json()).toMatchObject({ items: [{ isActive: false }] });
    expect((await findMail(host, owner.email))!.text).toContain("410");
  });

  test("works again after one success", async () => {
    const webhook = await aWebhook(["contact.created"]);
    await setWebhook(webhook.id, { failingSince: new Date(Date.now() - 4 * 86_400_000) });
    await call("POST", "/api/contacts", { name: "Ada" });
    await untilDelivery(webhook, ({ status }) => status === "delivered");
    expect((await call("GET", "/api/webhooks")).json()).toMatchObject({ items: [{ failingSince: null }] });
  });

  test("and never answers holds up neither the account's other webhooks nor anybody else", async () => {
    const dead = await startReceiver();
    dead.answer("hang");
    const webhook = await aWebhook(["contact.created"], { url: dead.url });
    const { webhookDeliveries } = host.database.tables;
    const body = JSON.stringify({ type: "contact.created", timestamp: new Date().toISOString(), data: {} });
    const row = { webhookId: webhook.id, event: "contact.created", body, nextAttemptAt: new Date() };
    await host.database.transaction((tx) =>
      tx.insert(webhookDeliveries).values(Array.from({ length: 1_000 }, (_, n) => ({ ...row, messageId: `msg_${n}` }))),
    );
    await dead.until(2);
    await aWebhook(["message.created"]);
    const other = await aUser(host.database, { accessLevel: 3 });
    const othersCall = await signedIn(host, other);
    await aWebhook(["contact.created"], { by: othersCall });
    const at = Date.now();
    await write();
    await othersCall("POST", "/api/contacts", { name: "Ada" });
    const view = await anyone("GET", `/view/${card.slug}`);
    expect(view.status).toBe(200);
    await receiver.until(2);
    expect(Date.now() - at).toBeLessThan(4_000);
    expect(dead.received.length).toBeLessThan(6);
    await call("DELETE", `/api/webhooks/${webhook.id}`);
    await dead.stop();
  });
});
