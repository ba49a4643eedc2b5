import { and, eq, inArray, like } from "drizzle-orm";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { getRow, run } from "#db/index.ts";
import { aSession, aUser } from "../../../tests/builders.ts";
import { aChat, type ChatReply, HELLO, rolesOf } from "../../../tests/chat-builders.ts";
import { type Client, signedIn } from "../../../tests/client.ts";
import { aDomain } from "../../../tests/domain-builders.ts";
import { follow, untilReceived } from "../../../tests/follow-events.ts";
import { type Host, sharedHost, startHost } from "../../../tests/host.ts";
import { aModelServer, whole } from "../../../tests/model-server.ts";
import { findMail } from "../../../tests/outbox.ts";
import { aMember, aTeam } from "../../../tests/team-builders.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

describe("asking for a person", () => {
  test("before the first message: a conversation that waits, with a reply", async () => {
    const { visit, path, call } = await aChat(host);
    const reply = (await visit("POST", path, { wantsPerson: true })).json<ChatReply>();
    expect(reply).toMatchObject({ state: "asked", sessionId: expect.any(String) });
    expect(reply.message).toBe("I have let Mara know. You can go on asking me until Mara is here.");
    const { items } = (await call("GET", "/api/inbox?kind=conversation")).json<{ items: { state: string | null }[] }>();
    expect(items.map(({ state }) => state)).toEqual(["asked", "bot"]);
  });

  test("in the visitor's language, with the message that was sent along", async () => {
    const { say, sessionId, stored } = await aChat(host);
    const { message } = await say({
      wantsPerson: true,
      message: "Ich möchte bitte mit einem Menschen sprechen",
      sessionId,
    });
    expect(message).toContain("Ich habe Mara Bescheid gesagt.");
    expect(rolesOf(await stored())).toEqual(["user", "assistant", "user", "assistant"]);
  });

  test("the assistant goes on answering until somebody comes", async () => {
    const { say, sessionId } = await aChat(host);
    await say({ wantsPerson: true, sessionId });
    const reply = await say({ message: "Are you still there?", sessionId });
    expect(reply).toMatchObject({ message: expect.any(String), state: "asked" });
  });

  test("a second time: the same reply, nothing more is stored", async () => {
    const { say, sessionId, stored } = await aChat(host);
    const first = await say({ wantsPerson: true, sessionId });
    expect(await say({ wantsPerson: true, sessionId })).toEqual(first);
    expect(rolesOf(await stored())).toEqual(["user", "assistant", "assistant"]);
  });

  test.for<[message: string, start: string]>([
    ["i want to speak to a human", "I have let Mara know."],
    ["can i talk to mara pls", "I have let Mara know."],
    ["Talk to a person", "I have let Mara know."],
    ["Ich möchte mit einem Menschen sprechen", "Ich habe Mara Bescheid gesagt."],
  ])("typed as %j it is the button's, and a second time tells nobody again", async ([message, start]) => {
    const { say, sessionId, stored, id } = await aChat(host);
    const { db, tables } = host.database;
    const reminders = () =>
      db.select().from(tables.conversationReminders).where(eq(tables.conversationReminders.conversationId, id));
    expect(await say({ message, sessionId })).toMatchObject({
      state: "asked",
      message: expect.stringContaining(start),
    });
    const { askedAt } = await stored();
    const due = await reminders();
    expect(due.map(({ kind }) => kind).sort()).toEqual(["nobody", "owner"]);
    expect(await say({ message, sessionId })).toMatchObject({
      state: "asked",
      message: expect.stringContaining(start),
    });
    expect(await reminders()).toEqual(due);
    expect(await stored()).toMatchObject({ state: "asked", askedAt });
  });

  test("says how long it usually takes, where three have waited", async () => {
    const { card, say, sessionId } = await aChat(host);
    const { transaction, tables } = host.database;
    const waited = [60, 400, 590].map((answerSeconds, n) => ({
      cardId: card.id,
      sessionId: `${sessionId}-${n}`,
      askedAt: new Date(),
      answerSeconds,
    }));
    await transaction((tx) => tx.insert(tables.salesbotConversations).values(waited));
    expect((await say({ wantsPerson: true, sessionId })).message).toContain("Mara usually answers within 7 minutes.");
  });

  test.for([[{}], [{ wantsPerson: false }], [{ wantsPerson: "yes" }], [{ wantsPerson: true, message: " " }]])(
    "%j: 400",
    async ([body]) => {
      const { visit, path } = await aChat(host);
      expect((await visit("POST", path, body)).status).toBe(400);
    },
  );
});

describe("a person answers", () => {
  test("take, answer, hand back, close: as the conversation's state says", async () => {
    const { call, own, say, sessionId, write } = await aChat(host);
    expect((await call("POST", `${own}/take`)).json()).toMatchObject({
      state: "person",
      person: { name: "Mara Ellington", photo: "/uploads/mara.webp" },
    });
    expect(await say({ message: "Is Saturday possible?", sessionId })).toMatchObject({
      message: null,
      state: "person",
    });
    expect(await write("Saturday is fine.")).toBe(201);
    expect((await call("POST", `${own}/release`)).json()).toMatchObject({ state: "bot", person: null });
    const answer = await say({ message: "And what does it cost?", sessionId });
    expect(answer).toMatchObject({ message: expect.any(String) });
    expect(answer).not.toHaveProperty("state");
    expect((await call("POST", `${own}/close`)).json()).toMatchObject({ state: "closed" });
    expect(await say({ message: "One more question", sessionId })).toMatchObject({ state: "bot" });
    const { conversationData } = (await call("GET", own)).json<{
      conversationData: { role: string; name?: string }[];
    }>();
    expect(conversationData.map(({ role }) => role)).toEqual(
      "user assistant user person user assistant user assistant".split(" "),
    );
    expect(conversationData[3]).toMatchObject({ name: "Mara Ellington", content: "Saturday is fine." });
  });

  test("a message takes it; repeated presses change nothing and are 200", async () => {
    const { call, own, write, stored } = await aChat(host);
    expect(await write("Hello, Mara here.")).toBe(201);
    const { revision, takes } = await stored();
    for (const act of ["take", "take"]) expect((await call("POST", `${own}/${act}`)).status).toBe(200);
    expect(await stored()).toMatchObject({ revision, takes });
    for (const act of ["release", "release", "close", "close", "release"])
      expect((await call("POST", `${own}/${act}`)).status).toBe(200);
    expect(await stored()).toMatchObject({ state: "closed" });
  });

  test("a message with an Idempotency-Key is stored once", async () => {
    const { call, own, stored } = await aChat(host);
    const send = () => call("POST", `${own}/messages`, { text: "Hello" }, { "idempotency-key": `once-${own}` });
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    expect(rolesOf(await stored())).toEqual(["user", "assistant", "person"]);
  });

  test("the same key after the conversation was handed back: nothing is taken or stored again", async () => {
    const { call, own, stored } = await aChat(host);
    const send = (text: string) => call("POST", `${own}/messages`, { text }, { "idempotency-key": "one-key" });
    const first = (await send("Hello")).json();
    await call("POST", `${own}/release`);
    const again = await send("Hello");
    expect([again.status, again.json()]).toEqual([201, first]);
    expect(await stored()).toMatchObject({ state: "bot" });
    expect((await send("Something else")).status).toBe(409);
    expect(rolesOf(await stored())).toEqual(["user", "assistant", "person"]);
  });

  test("a visitor's retry while a person answers: stored once", async () => {
    const { call, own, say, sessionId, stored } = await aChat(host);
    await call("POST", `${own}/take`);
    const message = { message: "Hello?", sessionId, messageId: "0123456789abcdef" };
    expect(await Promise.all([say(message), say(message)])).toMatchObject([{ message: null }, { message: null }]);
    expect(await say(message)).toMatchObject({ message: null, state: "person" });
    expect(rolesOf(await stored())).toEqual(["user", "assistant", "user"]);
  });

  test("an address left with a person becomes a lead", async () => {
    const { write, say, sessionId, stored } = await aChat(host);
    await write("Where can I reach you?");
    await say({ message: "pete@example.com", sessionId });
    expect(await stored()).toMatchObject({ visitorEmail: "pete@example.com" });
  });

  test.for([[{ text: "  " }], [{ text: "x".repeat(2_001) }], [{}]])("%j: 400", async ([body]) => {
    const { call, own } = await aChat(host);
    expect((await call("POST", `${own}/messages`, body)).status).toBe(400);
  });

  test("a reply under way is not sent when a person takes over", async () => {
    let answerNow = () => {};
    const { baseUrl, calls } = await aModelServer(whole("Yes, we do."), (call, response) => {
      answerNow = () => whole("The assistant speaks.")(call, response);
    });
    const at = await startHost({
      OPENAI_BASE_URL: baseUrl,
      OPENAI_API_KEY: "key",
      OPENAI_MODEL: "test",
      RATE_LIMITS: "off",
    });
    onTestFinished(() => at.stop());
    const { call, own, path, visit, sessionId, stored } = await aChat(at);
    const before = calls.length;
    const body = { message: "Do you play at weddings in winter?", sessionId };
    const streamed = visit("POST", path, body, { accept: "text/event-stream" });
    await expect.poll(() => calls.length).toBe(before + 1);
    await call("POST", `${own}/take`);
    answerNow();
    const { text } = await streamed;
    expect(text).not.toContain("speaks");
    expect(text).toContain('"message":null');
    expect(rolesOf(await stored())).toEqual(["user", "assistant", "user"]);
  });
});

describe("who may", () => {
  const ACTS = ["take", "release", "close"];

  async function statuses(call: Client, own: string): Promise<number[]> {
    const answers = [await call("POST", `${own}/messages`, { text: "Hello" })];
    for (const act of ACTS) answers.push(await call("POST", `${own}/${act}`));
    return [...answers.map(({ status }) => status), (await call("GET", `${own}/events`)).status];
  }

  test("another owner may nothing; levels 4 and 5 read, but take nothing; visitors sign in", async () => {
    const { own, visit } = await aChat(host);
    const other = await signedIn(host, await aUser(host.database, { accessLevel: 3 }));
    expect(await statuses(other, own)).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses(visit, own)).toEqual([401, 401, 401, 401, 401]);
    for (const accessLevel of [4, 5]) {
      const administrator = await signedIn(host, await aUser(host.database, { accessLevel }));
      for (const act of ACTS) expect((await administrator("POST", `${own}/${act}`)).status).toBe(403);
      expect((await administrator("POST", `${own}/messages`, { text: "Hello" })).status).toBe(403);
      expect((await administrator("GET", own)).status).toBe(200);
    }
  });

  test("a manager of the card's team takes over under their own name; the first sees who", async () => {
    const { card, call, own } = await aChat(host, { level: 3 });
    const team = await aTeam(host);
    const { call: managerCall } = await aMember(host, team, "manager", { fullName: "Sam Manager" });
    const { transaction, tables } = host.database;
    await transaction(function* (tx) {
      yield* run(tx.update(tables.businessCards).set({ teamId: team.id }).where(eq(tables.businessCards.id, card.id)));
    });
    await call("POST", `${own}/take`);
    const taken = await managerCall("POST", `${own}/messages`, { text: "Sam here." });
    expect([taken.status, taken.json()]).toMatchObject([201, { role: "person", name: "Sam Manager" }]);
    expect((await call("GET", own)).json()).toMatchObject({
      state: "person",
      person: { name: "Sam Manager", photo: null },
    });
  });

  test("an unknown conversation: 404", async () => {
    const { call } = await aChat(host);
    for (const act of ACTS) expect((await call("POST", `/api/conversations/99999999/${act}`)).status).toBe(404);
  });
});

describe("the visitor's events", () => {
  test("everything so far, the state, then what comes; with ids, for any site", async () => {
    const { url, call, own, write, say, sessionId } = await aChat(host);
    const stream = await follow(`${url}/events`);
    expect(stream.status).toBe(200);
    expect(stream.headers.get("content-type")).toContain("text/event-stream");
    expect(stream.headers.get("access-control-allow-origin")).toBe("*");
    await untilReceived(stream, `user: ${HELLO}`);
    await write("Good morning.");
    await untilReceived(stream, "person: Good morning.");
    await say({ message: "Hello!", sessionId });
    await untilReceived(stream, "user: Hello!");
    const messages = stream.events.filter(({ event }) => event === "message");
    expect(messages.map(({ id, data }) => [id, data.id])).toEqual([1, 2, 3, 4].map((id) => [String(id), id]));
    expect(messages[2]!.data).toEqual({
      id: 3,
      role: "person",
      name: "Mara Ellington",
      text: "Good morning.",
      at: expect.any(String),
    });
    await call("POST", `${own}/release`);
    const states = () => stream.events.flatMap(({ event, data }) => (event === "state" ? [data] : []));
    await expect.poll(states).toEqual([
      { state: "bot", person: null },
      { state: "person", person: { name: "Mara Ellington", photo: "/uploads/mara.webp" } },
      { state: "bot", person: null },
    ]);
  });

  test("Last-Event-ID and after bring what came after it", async () => {
    const { url, write, visit, path, sessionId } = await aChat(host);
    await write("One");
    await write("Two");
    const stream = await follow(`${url}/events`, { "last-event-id": "3" });
    await untilReceived(stream, "person: Two");
    expect(stream.messages()).toEqual(["person: Two"]);
    const polled = (await visit("GET", `${path}/${sessionId}/messages?after=3`)).json<{ items: { text: string }[] }>();
    expect(polled).toMatchObject({
      state: "person",
      person: { name: "Mara Ellington" },
      items: [{ id: 4, text: "Two" }],
    });
    const whole = (await visit("GET", `${path}/${sessionId}/messages`)).json<{ items: unknown[] }>();
    expect(whole.items).toHaveLength(4);
  });

  test("another process's messages come, too", async () => {
    const { url, id, stored } = await aChat(host);
    const stream = await follow(`${url}/events`);
    await untilReceived(stream, `user: ${HELLO}`);
    const { conversationData, revision } = await stored();
    const { transaction, tables } = host.database;
    const message = {
      role: "person" as const,
      name: "Mara",
      content: "From elsewhere",
      timestamp: new Date().toISOString(),
    };
    await transaction((tx) =>
      tx
        .update(tables.salesbotConversations)
        .set({ conversationData: [...conversationData, message], revision: revision + 1 })
        .where(eq(tables.salesbotConversations.id, id)),
    );
    await untilReceived(stream, "person: From elsewhere");
  });

  test("a foreign card, an unknown session, a bad place: 404, 404, 400; HEAD ends at once", async () => {
    const { url, sessionId, visit, path } = await aChat(host);
    const { path: otherPath } = await aChat(host);
    expect((await visit("GET", `${otherPath}/${sessionId}/events`)).status).toBe(404);
    expect((await visit("GET", `${path}/00000000-0000-4000-8000-000000000000/messages`)).status).toBe(404);
    expect((await visit("GET", `${path}/${sessionId}/messages?after=x`)).status).toBe(400);
    expect((await fetch(`${url}/events`, { method: "HEAD" })).status).toBe(200);
  });

  test("it ends with the conversation", async () => {
    const { url, call, own } = await aChat(host);
    const stream = await follow(`${url}/events`);
    await call("DELETE", own);
    await expect.poll(() => stream.hasEnded(), { timeout: 5_000 }).toBe(true);
  });

  test("more streams than requests that are answered at once: pages stay open", async () => {
    const at = await startHost();
    onTestFinished(() => at.stop());
    const { url, card } = await aChat(at);
    const streams = [];
    for (let opened = 0; opened < 260; opened += 65)
      streams.push(...(await Promise.all(Array.from({ length: 65 }, () => follow(`${url}/events`)))));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await fetch(`${at.url}/view/${card.slug}`)).status).toBe(200);
    for (const stream of streams) stream.close();
  });

  test("the owner's pages hear that something has changed, and nothing of what", async () => {
    const { own, owner, say, sessionId } = await aChat(host);
    const stream = await follow(`${host.url}${own}/events`, { cookie: await aSession(host.database, owner) });
    await say({ message: "A secret", sessionId });
    await expect.poll(() => stream.events.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(stream.events)).not.toContain("secret");
  });
});

test("the card's figures: conversations begun, those a person took, and the wait for the first answer", async () => {
  const { call, card, say, sessionId, write } = await aChat(host, { level: 3 });
  const figures = async (query: string) =>
    (await call("GET", `/api/analytics/${card.id}?${query}`)).json<{ conversations: object }>().conversations;
  expect(await figures("range=daily")).toEqual({ started: 1, withPerson: 0, answerSeconds: null });
  await say({ wantsPerson: true, sessionId });
  await say({ message: "Another visitor" });
  await write("Here I am.");
  const answerSeconds: unknown = expect.closeTo(0, -1);
  expect(await figures("range=daily")).toEqual({ started: 2, withPerson: 1, answerSeconds });
  expect(await figures("from=2020-01-01&to=2020-01-31")).toEqual({ started: 0, withPerson: 0, answerSeconds: null });
});

describe("typing", () => {
  const events = (stream: { events: { event: string }[] }) => stream.events.map(({ event }) => event);

  test("the owner's pages see the visitor's, and the visitor that of the person who answers", async () => {
    const { url, own, owner, call, visit, path, sessionId, stored, write } = await aChat(host);
    const tab = await follow(`${url}/events`);
    const inbox = await follow(`${host.url}${own}/events`, { cookie: await aSession(host.database, owner) });
    await write("Mara here.");
    await untilReceived(tab, "person: Mara here.");
    const before = await stored();
    expect((await visit("POST", `${path}/${sessionId}/typing`)).status).toBe(204);
    expect((await call("POST", `${own}/typing`)).status).toBe(204);
    await expect.poll(() => events(inbox)).toContain("typing");
    await expect.poll(() => events(tab)).toContain("typing");
    expect(await stored()).toEqual(before);
  });

  test("of somebody who has not taken it is not shown; an unknown session is nobody's", async () => {
    const { url, own, call, visit, path, write } = await aChat(host);
    const tab = await follow(`${url}/events`);
    await call("POST", `${own}/typing`);
    expect((await visit("POST", `${path}/00000000-0000-4000-8000-000000000000/typing`)).status).toBe(204);
    await write("Mara here.");
    await untilReceived(tab, "person: Mara here.");
    expect(events(tab)).not.toContain("typing");
  });

  test("more often than pages tell of it: 429", async () => {
    const at = await startHost();
    onTestFinished(() => at.stop());
    const { visit, path, sessionId } = await aChat(at);
    const statuses = new Set<number>();
    for (let sign = 0; sign < 41; sign++) statuses.add((await visit("POST", `${path}/${sessionId}/typing`)).status);
    expect([...statuses]).toEqual([204, 429]);
  });
});

describe("what falls due", () => {
  test("the owner's mail, the visitor's mail, and the assistant that goes on alone", async () => {
    const { transaction, tables } = host.database;
    const pending = await aChat(host);
    await pending.say({ wantsPerson: true, message: "May I talk to Mara?", sessionId: pending.sessionId });
    const opened = await aChat(host);
    await opened.say({ wantsPerson: true, sessionId: opened.sessionId });
    await opened.call("PATCH", opened.own, { isRead: true });
    const left = await aChat(host);
    await aDomain(host.database, left.owner, { isMain: true });
    await left.say({ message: "My address is left@example.com", sessionId: left.sessionId });
    await left.write("Saturday is fine.");
    const present = await aChat(host);
    await present.say({ message: "My address is present@example.com", sessionId: present.sessionId });
    const stream = await follow(`${present.url}/events`);
    await present.write("Sunday is fine.");
    await untilReceived(stream, "person: Sunday is fine.");
    await transaction((tx) => tx.update(tables.conversationReminders).set({ dueAt: new Date(0) }));
    await expect.poll(async () => rolesOf(await pending.stored()), { timeout: 40_000 }).toHaveLength(5);
    expect(await pending.stored()).toMatchObject({ state: "bot" });
    const { conversationData } = await pending.stored();
    expect(conversationData.at(-1)!.content).toContain(
      "Mara cannot come to this chat right now. Where can Mara reach you",
    );
    await pending.say({ message: "pete@example.com", sessionId: pending.sessionId });
    expect(await pending.stored()).toMatchObject({ visitorEmail: "pete@example.com" });

    const ownerMail = await findMail(
      host,
      pending.owner.email,
      "A visitor is waiting for you in the chat on Mara Ellington",
    );
    expect(ownerMail?.text).toContain("A visitor: May I talk to Mara?");
    expect(ownerMail?.text).toContain(`/salesbot/${pending.card.id}/conversations?conversation=${pending.id}`);
    const visitorMail = await findMail(host, "left@example.com");
    expect(visitorMail?.subject).toBe("Mara Ellington has answered you");
    expect(visitorMail?.text).toContain("Saturday is fine.");
    // On our own address, though the card has a domain: that may be answered by others, and would be no link.
    expect(visitorMail?.text).toContain(`${host.url}/view/${left.card.slug}#chat=${left.sessionId}`);
    const rows = await host.database.db.select().from(tables.mailOutbox);
    const recipients = rows.map(({ recipient }) => recipient);
    expect(recipients).not.toContain("present@example.com");
    expect(
      rows.filter(({ recipient, subject }) => recipient === opened.owner.email && subject.includes("waiting")),
    ).toEqual([]);
  }, 60_000);

  test("whoever took it and went: the assistant says so and goes on, and the mail comes", async () => {
    const { transaction, tables } = host.database;
    const abandoned = await aChat(host);
    await abandoned.call("POST", `/api/salesbot/${abandoned.card.id}/config`, { handoverMinutes: 1 });
    await abandoned.write("Hello, Mara here.");
    await abandoned.say({ message: "Is Saturday possible?", sessionId: abandoned.sessionId });
    const silent = await aChat(host);
    await silent.say({ wantsPerson: true, sessionId: silent.sessionId });
    await silent.call("POST", `${silent.own}/take`);
    const answered = await aChat(host);
    await answered.call("POST", `${answered.own}/take`);
    await answered.say({ message: "Is Sunday possible?", sessionId: answered.sessionId });
    await answered.write("It is.");
    const chats = [abandoned, silent, answered];
    const { conversationReminders } = tables;
    const ids = chats.map(({ id }) => id);
    const wait = async (kind: "nobody" | "owner") => {
      const ofKind = and(inArray(conversationReminders.conversationId, ids), eq(conversationReminders.kind, kind));
      await transaction((tx) =>
        tx
          .update(conversationReminders)
          .set({ dueAt: new Date(0) })
          .where(ofKind),
      );
    };
    await wait("nobody");
    await expect.poll(async () => (await abandoned.stored()).state, { timeout: 40_000 }).toBe("bot");
    const absence = expect.stringContaining(
      "Mara cannot come to this chat right now. Where can Mara reach you",
    ) as string;
    for (const { stored } of [abandoned, silent]) {
      await expect.poll(async () => (await stored()).state).toBe("bot");
      const { person, conversationData } = await stored();
      expect([person, conversationData.at(-1)!.content]).toEqual([null, absence]);
    }
    expect(await answered.stored()).toMatchObject({ state: "person" });
    await wait("owner");
    await expect
      .poll(() => findMail(host, abandoned.owner.email, "A visitor is waiting for you in the chat on Mara Ellington"), {
        timeout: 40_000,
      })
      .toBeDefined();
    expect(await abandoned.write("Back again.")).toBe(201);
    expect(await abandoned.stored()).toMatchObject({ state: "person" });
  }, 90_000);

  test("a hundred visitors a day get an account's answers by mail, and no more, as visitors can be made up", async () => {
    const at = await startHost();
    onTestFinished(() => at.stop());
    const { card } = await aChat(at);
    const { db, tables, transaction } = at.database;
    const mails = Array.from({ length: 102 }, (_, n) => `visitor-${n}-${card.id}@example.com`);
    const answer = { role: "person" as const, name: "Mara", content: "Saturday.", timestamp: new Date().toISOString() };
    const { salesbotConversations, conversationReminders, mailOutbox } = tables;
    await transaction(function* (tx) {
      for (const visitorEmail of mails) {
        const chat = { cardId: card.id, sessionId: visitorEmail, visitorEmail, conversationData: [answer] };
        const { id: conversationId } = yield* getRow(tx.insert(salesbotConversations).values(chat).returning());
        yield* run(tx.insert(conversationReminders).values({ conversationId, kind: "visitor", dueAt: new Date(0) }));
      }
    });
    const ofCard = eq(salesbotConversations.cardId, card.id);
    const reminders = () =>
      db
        .select()
        .from(conversationReminders)
        .innerJoin(salesbotConversations, eq(salesbotConversations.id, conversationReminders.conversationId))
        .where(ofCard);
    await expect.poll(async () => (await reminders()).length, { timeout: 40_000 }).toBe(0);
    const sent = await db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.recipient, `visitor-%-${card.id}@example.com`));
    expect(sent).toHaveLength(100);
  }, 60_000);

  test.for([0, 61, 2.5])("handoverMinutes %d: 400", async (handoverMinutes) => {
    const { call, card } = await aChat(host);
    const saved = await call("POST", `/api/salesbot/${card.id}/config`, { handoverMinutes });
    expect([saved.status, saved.text]).toEqual([400, "The time to wait must be 1 to 60 whole minutes"]);
  });
});
