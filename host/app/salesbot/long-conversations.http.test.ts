import { beforeAll, expect, test } from "vitest";
import { run } from "#db/index.ts";
import { aCard, aPerson, aUser } from "../../tests/builders.ts";
import { signedIn } from "../../tests/client.ts";
import { type Host, sharedHost } from "../../tests/host.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

const COUNT = 30;
const timestamp = new Date().toISOString();
const aMessage = (role: "user" | "assistant", content: string) => ({ role, content, timestamp });

/** Conversations of 100,000 characters each, as long as they get, with one contact. */
async function manyLongOnes() {
  const owner = await aUser(host.database, { accessLevel: 2 });
  const card = await aCard(host.database, owner);
  const person = await aPerson(host.database, owner);
  const { transaction, tables } = host.database;
  const conversationData = [
    ...Array.from({ length: 50 }, (_, i) => aMessage("user", `${i} ${"word ".repeat(400)}`)),
    aMessage("user", `Last ${"x".repeat(300)}`),
    aMessage("assistant", "Thank you"),
  ];
  const ids: number[] = [];
  for (let n = 0; n < COUNT; n++)
    await transaction(function* (tx) {
      const values = { cardId: card.id, sessionId: `long-${card.id}-${n}`, conversationData };
      const [row] = yield* run(tx.insert(tables.salesbotConversations).values(values).returning());
      const interaction = { cardId: card.id, userId: owner.id, personId: person.id, source: "chat" as const };
      yield* run(tx.insert(tables.contacts).values({ ...interaction, conversationId: row!.id }));
      ids.push(row!.id);
    });
  return { card, person, ids, call: await signedIn(host, owner) };
}

test("a page of long conversations ends early, and the next goes on where it ended", async () => {
  const { card, ids, call } = await manyLongOnes();
  const seen: number[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const answer = await call("GET", `/api/salesbot/${card.id}/conversations${cursor && `?cursor=${cursor}`}`);
    expect(answer.text.length).toBeLessThan(1_500_000);
    expect(answer.headers.get("x-total-count")).toBe(String(COUNT));
    seen.push(...answer.json<{ id: number }[]>().map(({ id }) => id));
    cursor = answer.headers.get("x-next-cursor");
  }
  expect(seen).toEqual([...ids].reverse());
  const file = (await call("GET", `/api/salesbot/${card.id}/conversations?format=csv`)).text;
  expect(file.match(/Last x/g)).toHaveLength(COUNT);
});

test("the inbox and contacts show what was written last, however long the conversations are", async () => {
  const { person, call } = await manyLongOnes();
  const last = `Last ${"x".repeat(300)}`;
  const { items } = (await call("GET", "/api/inbox")).json<{ items: { preview: string }[] }>();
  expect(items.map(({ preview }) => preview)).toEqual(Array.from({ length: COUNT }, () => last.slice(0, 200)));
  const contact = (await call("GET", `/api/contacts/${person.id}`)).json<{ conversations: { text: string }[] }>();
  expect(contact.conversations.map(({ text }) => text)).toEqual(Array.from({ length: COUNT }, () => last));
});
