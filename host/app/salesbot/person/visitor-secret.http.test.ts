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

test("nobody but the visitor and the card's owner gets what opens a conversation", async () => {
  const { card, call, administrator, sessionId, messageId, id } = await aChat();
  const own = `/api/conversations/${id}`;
  const reads = [
    own,
    `/api/salesbot/${card.id}/conversations`,
    `/api/salesbot/${card.id}/conversations?format=csv`,
    `/inbox.data?card=${card.id}&conversation=${id}`,
    `/salesbot/${card.id}/conversations.data`,
    `/analytics/${card.id}.data`,
  ];
  for (const path of reads) {
    const { text } = await administrator("GET", path);
    expect([path, text.includes(sessionId), text.includes(messageId)]).toEqual([path, false, false]);
  }
  expect((await call("GET", own)).json()).toMatchObject({ sessionId });
  expect((await call("POST", `${own}/take`)).json()).toMatchObject({ sessionId });
  expect((await call("GET", "/api/conversations")).json()).toMatchObject([{ sessionId }]);
  const { key } = (await call("POST", "/api/keys", { name: "Sheet", scopes: ["inbox:read"] })).json<{ key: string }>();
  const program = await visitor(host)("GET", own, undefined, { authorization: `Bearer ${key}` });
  expect([program.status, program.text.includes(sessionId)]).toEqual([200, false]);
  const exported = textOf((await call("GET", "/api/user/export")).bytes);
  expect(exported).toContain("Do you paint?");
  // Whoever sends a first message again under its id gets its answer, and with it the session.
  expect(exported).not.toContain(messageId);
});

test("the session id that an administrator gets stands for the conversation, and opens nothing", async () => {
  const { card, call, administrator, visit, path, say, sessionId, id } = await aChat();
  const [listed] = (await administrator("GET", `/api/salesbot/${card.id}/conversations`)).json<
    [{ sessionId: string }]
  >();
  const { sessionId: named } = (await administrator("GET", `/api/conversations/${id}`)).json<{ sessionId: string }>();
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
