import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { aCard, aUser } from "../../../tests/builders.ts";
import { signedIn, visitor } from "../../../tests/client.ts";
import { type Host, sharedHost } from "../../../tests/host.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

/** A conversation, its owner, and whoever may read it without answering: an administrator. */
async function aChat() {
  const owner = await aUser(host.database, { accessLevel: 3 });
  const card = await aCard(host.database, owner);
  const call = await signedIn(host, owner);
  const administrator = await signedIn(host, await aUser(host.database, { accessLevel: 4 }));
  await call("POST", `/api/salesbot/${card.id}/config`, { isEnabled: true });
  const visit = visitor(host);
  const path = `/api/salesbot/${card.id}/chat`;
  const messageId = `${Date.now()}-0123456789abcdef-${card.id}`;
  const say = async (body: object) => (await visit("POST", path, body)).json<{ sessionId: string }>();
  const { sessionId } = await say({ message: "I am Ann, ann@example.com. Do you paint?", messageId });
  const [{ id }] = (await call("GET", `/api/salesbot/${card.id}/conversations`)).json<[{ id: number }]>();
  return { card, call, administrator, visit, path, say, sessionId, messageId, id };
}

const textOf = (bytes: Uint8Array): string =>
  Object.values(unzipSync(bytes))
    .map((file) => strFromU8(file))
    .join("\n");

test("no answer to an owner or an administrator holds what opens a visitor's conversation", async () => {
  const { card, call, administrator, sessionId, messageId, id } = await aChat();
  const own = `/api/conversations/${id}`;
  await call("POST", `${own}/messages`, { text: "Yes, I do." });
  const calls = [
    ["GET", own],
    ["PATCH", own, { isRead: true }],
    ["POST", `${own}/take`],
    ["POST", `${own}/release`],
    ["POST", `${own}/close`],
    ["GET", "/api/conversations"],
    ["GET", "/api/conversations?format=csv"],
    ["GET", `/api/salesbot/${card.id}/conversations`],
    ["GET", `/api/salesbot/${card.id}/conversations?format=csv`],
    ["GET", "/api/inbox"],
    ["GET", "/api/contacts"],
    ["GET", `/inbox.data?conversation=${id}`],
    ["GET", `/salesbot/${card.id}/conversations.data`],
    ["GET", `/analytics/${card.id}.data`],
    ["GET", "/dashboard.data"],
  ] as const;
  const answers: [name: string, text: string][] = [];
  for (const [method, path, body] of calls) answers.push([`${method} ${path}`, (await call(method, path, body)).text]);
  answers.push(["administrator", (await administrator("GET", own)).text]);
  answers.push([
    "administrator's page",
    (await administrator("GET", `/inbox.data?card=${card.id}&conversation=${id}`)).text,
  ]);
  const exported = textOf((await call("GET", "/api/user/export")).bytes);
  expect(exported).toContain("Do you paint?");
  answers.push(["export", exported]);
  expect(answers.filter(([, text]) => text.includes(sessionId)).map(([name]) => name)).toEqual([]);
  // Whoever sends a first message again under its id gets its answer, and with it the session.
  expect(answers.filter(([, text]) => text.includes(messageId)).map(([name]) => name)).toEqual([]);
});

test("the session id that owners get stands for the conversation, and opens nothing", async () => {
  const { card, call, visit, path, say, sessionId, id } = await aChat();
  const [listed] = (await call("GET", `/api/salesbot/${card.id}/conversations`)).json<[{ sessionId: string }]>();
  const { sessionId: named } = (await call("GET", `/api/conversations/${id}`)).json<{ sessionId: string }>();
  expect(named).toBe(listed.sessionId);
  expect(named).toMatch(/^[\w-]{16,}$/);
  expect((await visit("GET", `${path}/${named}/messages`)).status).toBe(404);
  expect((await visit("GET", `${path}/${named}/events`)).status).toBe(404);
  const answered = await say({ message: "I am the visitor", sessionId: named });
  expect([named, sessionId]).not.toContain(answered.sessionId);
  expect((await call("GET", `/api/conversations/${id}`)).text).not.toContain("I am the visitor");
  await say({ message: "And I really am", sessionId });
  expect((await call("GET", `/api/conversations/${id}`)).text).toContain("And I really am");
});

test("signs of typing leave no key behind, whosever session they name", async () => {
  const { visit, path } = await aChat();
  const headers = { "idempotency-key": "typing-of-nobody" };
  const type = () => visit("POST", `${path}/nobodys-session-at-all/typing`, undefined, headers);
  expect((await type()).status).toBe(204);
  expect((await type()).headers.get("idempotency-replayed")).toBe(null);
});
