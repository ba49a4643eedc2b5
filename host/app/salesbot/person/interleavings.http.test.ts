import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { aCard, aUser } from "../../../tests/builders.ts";
import { signedIn, visitor } from "../../../tests/client.ts";
import { follow } from "../../../tests/follow-events.ts";
import { type Host, sharedHost } from "../../../tests/host.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const STEPS = 14;
type ChatReply = { message: string | null; state: string };

// What two tabs of a visitor, two devices of the owner and the assistant do at the same time, in an order by chance.
test.for(Array.from({ length: 12 }, (_, seed) => [seed]))(
  "order %i: nothing is lost, doubled or out of order, and the assistant is silent while a person answers",
  async ([seed = 0]) => {
    const random = seeded(seed);
    const owner = await aUser(host.database, { accessLevel: 2 });
    const card = await aCard(host.database, owner);
    const devices = [await signedIn(host, owner), await signedIn(host, owner)];
    await devices[0]!("POST", `/api/salesbot/${card.id}/config`, { isEnabled: true });
    const path = `/api/salesbot/${card.id}/chat`;
    const visit = visitor(host);
    const first = (await visit("POST", path, { message: "Hello" })).json<{ sessionId: string }>();
    const { sessionId } = first;
    const { db, tables } = host.database;
    const { salesbotConversations } = tables;
    const stored = async () =>
      (await db.select().from(salesbotConversations).where(eq(salesbotConversations.sessionId, sessionId)))[0]!;
    const own = `/api/conversations/${(await stored()).id}`;
    const tabs = [
      await follow(`${host.url}${path}/${sessionId}/events`),
      await follow(`${host.url}${path}/${sessionId}/events`),
    ];

    const sent = ["user: Hello"];
    const replies: ChatReply[] = [];
    const retries: [string | null, string | null][] = [];
    const acts: (() => Promise<number>)[] = [
      async () => {
        const message = `Question ${sent.length} of ${seed}`;
        const body = { message, sessionId, messageId: `message-${seed}-${sent.length}-padding` };
        sent.push(`user: ${message}`);
        if (random() < 0.5) {
          const reply = await visit("POST", path, body);
          replies.push(reply.json<ChatReply>());
          return reply.status;
        }
        // The same message twice: a retry that overtakes its answer. The state may have changed between the two.
        const [one, other] = await Promise.all([visit("POST", path, body), visit("POST", path, body)]);
        retries.push([one.json<ChatReply>().message, other.json<ChatReply>().message]);
        return one.status;
      },
      async () => {
        const text = `Answer ${sent.length} of ${seed}`;
        sent.push(`person: ${text}`);
        return (await devices[sent.length % 2]!("POST", `${own}/messages`, { text })).status;
      },
      async () => (await devices[0]!("POST", `${own}/take`)).status,
      async () => (await devices[1]!("POST", `${own}/release`)).status,
      async () => (await visit("POST", path, { wantsPerson: true, sessionId })).status,
      async () => (await devices[0]!("POST", `${own}/close`)).status,
    ];
    const underWay: Promise<number>[] = [];
    for (let step = 0; step < STEPS; step++) {
      underWay.push(acts[Math.floor(random() * acts.length)]!());
      if (random() < 0.5) await underWay.at(-1);
    }
    expect((await Promise.all(underWay)).filter((status) => status !== 200 && status !== 201)).toEqual([]);
    // Whoever is with a person gets no answer of the assistant, and everybody else gets one.
    expect(replies.filter(({ message, state }) => (message === null) !== (state === "person"))).toEqual([]);
    expect(retries.filter(([one, other]) => one !== other)).toEqual([]);
    await devices[0]!("POST", `${own}/take`);
    expect((await visit("POST", path, { message: "The last one", sessionId })).json()).toMatchObject({ message: null });
    sent.push("user: The last one");

    const { conversationData } = await stored();
    const people = conversationData.filter(({ role }) => role !== "assistant");
    expect(people.map(({ role, content }) => `${role}: ${content}`).sort()).toEqual([...sent].sort());
    expect(conversationData.at(-1)!.content).toBe("The last one");
    const expected = conversationData.map(({ role, content }) => `${role}: ${content}`);
    for (const tab of tabs) await expect.poll(() => tab.messages(), { timeout: 5_000 }).toEqual(expected);
    const ids = tabs[0]!.events.flatMap(({ event, id }) => (event === "message" ? [Number(id)] : []));
    expect(ids).toEqual(expected.map((_, i) => i + 1));
  },
);
