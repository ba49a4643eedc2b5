import { afterAll, beforeAll, expect, test } from "vitest";
import { aCard, aUser, unique } from "../../tests/builders.ts";
import { BROWSER, signedIn, visitor } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { linkTo } from "../../tests/outbox.ts";
import { type ReceivedWebhook, startReceiver, type WebhookReceiver } from "../../tests/webhook-receiver.ts";
import { WEBHOOK_EVENTS } from "../webhooks/events.ts";

// What the document shows of each event is what the product sends.

let host: Host;
let receiver: WebhookReceiver;
const sent = new Map<string, ReceivedWebhook>();
let documented: Record<string, { post: { requestBody: { content: { "application/json": Described } } } }>;

interface Described {
  schema: { required: string[]; properties: { data: { required: string[]; properties: object } } };
  example: { type: string; data: object };
}

beforeAll(async () => {
  host = await startHost({ OUTGOING_ALLOW: "127.0.0.1", RATE_LIMITS: "off" });
  receiver = await startReceiver();
  const owner = await aUser(host.database, { accessLevel: 3 });
  const card = await aCard(host.database, owner);
  const call = await signedIn(host, owner);
  const anyone = visitor(host);
  await call("POST", `/api/salesbot/${card.id}/config`, { isEnabled: true });
  await call("POST", "/api/webhooks", { url: receiver.url, events: WEBHOOK_EVENTS });

  const formData = { name: "Ben Byron", email: `${unique("ben")}@example.com`, phone: "+1 555 0101", message: "Hello" };
  await anyone("POST", `/api/card/${card.slug}/submissions`, { formData, consent: true });
  const chat = (body: object) => anyone("POST", `/api/salesbot/${card.id}/chat`, body);
  const { sessionId } = (await chat({ message: "Do you travel?" })).json<{ sessionId: string }>();
  await chat({ wantsPerson: true, sessionId });
  await anyone("POST", "/api/card-saves", { cardId: card.id }, BROWSER);
  await call("PUT", `/api/business-cards/${card.id}`, { title: "Engineer" });
  const email = `${unique("eve")}@example.com`;
  await anyone("POST", `/api/card/${card.slug}/exchange`, { name: "Eve", email, consent: true });
  const [created] = await receiver.until(2, "contact.created");
  await call("PATCH", `/api/contacts/${created!.data.id as number}`, { notes: "Met at the fair", tags: ["fair"] });
  const token = /\/shared\/([\w-]+)/.exec(await linkTo(host, email))![1]!;
  await fetch(`${host.url}/shared/${token}`, {
    method: "POST",
    body: new URLSearchParams({ action: "withdraw" }),
    headers: { origin: host.url, "sec-fetch-site": "same-origin" },
  });
  for (const event of WEBHOOK_EVENTS) sent.set(event, (await receiver.until(1, event))[0]!);
  documented = (await anyone("GET", "/api/openapi.json")).json<{ webhooks: typeof documented }>().webhooks;
});
afterAll(async () => {
  await receiver.stop();
  await host.stop();
});

/** Names and kinds of values, all the way down; what is null may be of any kind. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shapeOf(item)]));
}

/** The same where one of the two has nothing. */
function withoutEmpty(shape: unknown, other: unknown): unknown {
  if (shape === null || other === null || [shape, other].some((one) => Array.isArray(one) && one.length === 0))
    return "nothing or something";
  if (typeof shape !== "object" || typeof other !== "object" || Array.isArray(shape)) return shape;
  const others = other as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(shape!).map(([name, part]) => [name, name in others ? withoutEmpty(part, others[name]) : part]),
  );
}

test("the document has every event", () => {
  expect(Object.keys(documented).sort()).toEqual([...WEBHOOK_EVENTS].sort());
});

test.for(WEBHOOK_EVENTS)("%s is sent as the document shows it", (event) => {
  const { schema, example } = documented[event]!.post.requestBody.content["application/json"];
  const body = JSON.parse(sent.get(event)!.body) as typeof example;
  const [realShape, documentedShape] = [shapeOf(body), shapeOf(example)];
  expect(withoutEmpty(realShape, documentedShape)).toEqual(withoutEmpty(documentedShape, realShape));
  expect(Object.keys(body).sort()).toEqual([...schema.required].sort());
  expect(Object.keys(body.data).sort()).toEqual([...schema.properties.data.required].sort());
  expect(example.type).toBe(event);
});
