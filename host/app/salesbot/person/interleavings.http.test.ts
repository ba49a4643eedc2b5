import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { aCard, aUser } from "../../../tests/builders.ts";
import { type Answer, type Client, signedIn, visitor } from "../../../tests/client.ts";
import { follow, type FollowedStream } from "../../../tests/follow-events.ts";
import { freePort, type Host, startHost } from "../../../tests/host.ts";

/** Orders that are tried; `INTERLEAVINGS=200` tries more. */
const ORDERS = Number(process.env.INTERLEAVINGS ?? 24);
/** Conversations at once; in each round the server is killed once. */
const AT_ONCE = 12;
const STEPS = 14;
const RETRY_MS = 50;
const MAX_RETRIES = 600;

let host: Host;
let environment: Record<string, string>;
beforeAll(async () => {
  environment = { PORT: String(await freePort()), RATE_LIMITS: "off" };
  host = await startHost(environment);
  environment = { ...environment, DATA_DIR: host.dataDir, DATABASE_URL: `file:${host.dataDir}/cards.db` };
});
let replacement: Host | undefined;
afterAll(async () => {
  await replacement?.stop();
  await host.stop();
});

/** Ends the server without a word, and starts it again. */
async function killServer(): Promise<void> {
  const running = replacement ?? host;
  running.process.kill("SIGKILL");
  if (replacement) await replacement.database.close();
  replacement = await startHost(environment);
}

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

const wait = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS));

/** A client as a page is one: what got no answer is sent again, under the same key. */
function persistent(call: Client) {
  return async (...request: Parameters<Client>): Promise<Answer & { isRepeated: boolean }> => {
    for (let tries = 0; ; tries++) {
      const answer = await call(...request).catch(() => undefined);
      if (answer && answer.status < 500) return { ...answer, isRepeated: tries > 0 };
      if (tries === MAX_RETRIES) throw new Error(`${request[1]} was never answered`);
      await wait();
    }
  };
}

/** A page that follows its conversation, and comes back with the last id whenever the stream breaks. */
function listen(url: string) {
  const streams: FollowedStream[] = [];
  let isOpen = true;
  const ids = () =>
    streams.flatMap(({ events }) => events.flatMap(({ event, id }) => (event === "message" ? [Number(id)] : [])));
  const run = async () => {
    while (isOpen) {
      const stream = await follow(url, { "last-event-id": String(ids().at(-1) ?? 0) }).catch(() => undefined);
      if (stream) streams.push(stream);
      while (isOpen && stream?.status === 200 && !stream.hasEnded()) await wait();
      await wait();
    }
  };
  void run();
  onTestFinished(() => {
    isOpen = false;
  });
  return { ids, messages: () => streams.flatMap((stream) => stream.messages()) };
}

type ChatReply = { message: string | null; state: string };

/** What two tabs of a visitor, two devices of the owner and the assistant do at the same time, in a random order. */
async function runOrder(seed: number, onStep: () => void): Promise<void> {
  const random = seeded(seed);
  const owner = await aUser(host.database, { accessLevel: 2 });
  const card = await aCard(host.database, owner);
  const devices = [persistent(await signedIn(host, owner)), persistent(await signedIn(host, owner))];
  await devices[0]!("POST", `/api/salesbot/${card.id}/config`, { isEnabled: true });
  const path = `/api/salesbot/${card.id}/chat`;
  const visit = persistent(visitor(host));
  const hello = { message: "Hello", messageId: `message-${seed}-first-padding` };
  const { sessionId } = (await visit("POST", path, hello)).json<{ sessionId: string }>();
  const { db, tables } = host.database;
  const { salesbotConversations } = tables;
  const stored = async () =>
    (await db.select().from(salesbotConversations).where(eq(salesbotConversations.sessionId, sessionId)))[0]!;
  const own = `/api/conversations/${(await stored()).id}`;
  const tabs = [listen(`${host.url}${path}/${sessionId}/events`), listen(`${host.url}${path}/${sessionId}/events`)];

  const sent = ["user: Hello"];
  /** What was there for certain before a message was sent. */
  const earlier = new Map<string, string[]>();
  const arrived: string[] = ["user: Hello"];
  const replies: ChatReply[] = [];
  const retries: [string | null, string | null][] = [];
  const write = async (line: string, work: () => Promise<Answer>): Promise<number> => {
    sent.push(line);
    earlier.set(line, [...arrived]);
    const { status } = await work();
    arrived.push(line);
    return status;
  };
  const acts: (() => Promise<number>)[] = [
    () => {
      const message = `Question ${sent.length} of ${seed}`;
      const body = { message, sessionId, messageId: `message-${seed}-${sent.length}-padding` };
      return write(`user: ${message}`, async () => {
        // The same message twice: a retry that overtakes its answer. The state may have changed between the two.
        const [one, other] = await Promise.all([
          visit("POST", path, body),
          random() < 0.5 ? visit("POST", path, body) : undefined,
        ]);
        if (other) retries.push([one.json<ChatReply>().message, other.json<ChatReply>().message]);
        else if (!one.isRepeated) replies.push(one.json<ChatReply>());
        return one;
      });
    },
    () => {
      const text = `Answer ${sent.length} of ${seed}`;
      const key = { "idempotency-key": `answer-${seed}-${sent.length}` };
      const device = devices[sent.length % 2]!;
      return write(`person: ${text}`, () => device("POST", `${own}/messages`, { text }, key));
    },
    async () => (await devices[0]!("POST", `${own}/take`)).status,
    async () => (await devices[1]!("POST", `${own}/release`)).status,
    async () => (await visit("POST", path, { wantsPerson: true, sessionId })).status,
    async () => (await devices[0]!("POST", `${own}/close`)).status,
  ];
  const underWay: Promise<number>[] = [];
  for (let step = 0; step < STEPS; step++) {
    onStep();
    underWay.push(acts[Math.floor(random() * acts.length)]!());
    if (random() < 0.5) await underWay.at(-1);
  }
  expect((await Promise.all(underWay)).filter((status) => status !== 200 && status !== 201)).toEqual([]);
  expect(retries.filter(([one, other]) => one !== other)).toEqual([]);
  await devices[0]!("POST", `${own}/take`);
  const last = { message: "The last one", sessionId, messageId: `message-${seed}-last-padding` };
  expect((await visit("POST", path, last)).json()).toMatchObject({ message: null, state: "person" });
  sent.push("user: The last one");

  const { conversationData } = await stored();
  const lines = conversationData.map(({ role, content }) => `${role}: ${content}`);
  expect(lines.filter((line) => !line.startsWith("assistant: ")).sort()).toEqual([...sent].sort());
  expect(lines.at(-1)).toBe("user: The last one");
  for (const [line, before] of earlier)
    expect(before.filter((one) => lines.indexOf(one) > lines.indexOf(line))).toEqual([]);
  for (const tab of tabs) {
    await expect.poll(() => tab.messages(), { timeout: 15_000 }).toEqual(lines);
    expect(tab.ids()).toEqual(lines.map((_, i) => i + 1));
  }
  // Whoever is with a person gets no answer of the assistant, and everybody else gets one.
  expect(replies.filter(({ message, state }) => (message === null) !== (state === "person"))).toEqual([]);
}

test.for(Array.from({ length: Math.ceil(ORDERS / AT_ONCE) }, (_, round) => round))(
  "round %i: nothing is lost, doubled or out of order, and the assistant is silent while a person answers",
  { timeout: 60_000 },
  async (round) => {
    let steps = 0;
    let restart: Promise<void> | undefined;
    const onStep = () => {
      if (++steps === (AT_ONCE * STEPS) / 2) restart = killServer();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => runOrder(round * AT_ONCE + n, onStep)));
    await restart;
  },
);
