import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type ReminderKind, run } from "#db/index.ts";
import { aUser } from "../../../tests/builders.ts";
import { type ChatReply, aChat, rolesOf } from "../../../tests/chat-builders.ts";
import { visitor } from "../../../tests/client.ts";
import { follow } from "../../../tests/follow-events.ts";
import { type Host, sharedHost, startHost } from "../../../tests/host.ts";
import { aModelServer, whole } from "../../../tests/model-server.ts";
import { findMail } from "../../../tests/outbox.ts";
import { aPushBrowser, aPushService } from "../../../tests/push-service.ts";
import { aMember, aTeam } from "../../../tests/team-builders.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

const PARKING = "There is free parking behind the house.";
const KNOWING = { knowledge: [{ question: "Where can I park?", answer: PARKING }] };
const AWAY = "Mara cannot come to this chat right now.";
const WHERE = "Where can Mara reach you";

/** What was said last, and by whom. */
const lastOf = ({ conversationData }: { conversationData: { role: string; content: string }[] }) => {
  const { role, content } = conversationData.at(-1)!;
  return `${role}: ${content}`;
};

/** A chat in which a reply of the model is under way; `answerNow` ends it. */
async function aSlowReply() {
  let isSlow = false;
  let answerNow = () => {};
  const { baseUrl, calls } = await aModelServer((call, response) => {
    const end = () => whole("Yes, we do.")(call, response);
    if (isSlow) answerNow = end;
    else end();
  });
  const at = await startHost({
    OPENAI_BASE_URL: baseUrl,
    OPENAI_API_KEY: "key",
    OPENAI_MODEL: "test",
    RATE_LIMITS: "off",
  });
  onTestFinished(() => at.stop());
  const chat = await aChat(at, { settings: KNOWING });
  isSlow = true;
  const before = calls.length;
  const reply = chat.say({ message: "Where can I park?", sessionId: chat.sessionId });
  await expect.poll(() => calls.length).toBe(before + 1);
  isSlow = false;
  return { ...chat, reply, answerNow: () => answerNow() };
}

describe("a visitor whose wish is declined", () => {
  test.for<["release" | "close", string]>([
    ["release", "bot"],
    ["close", "closed"],
  ])("by %s is told at once, and asked for an address", async ([act, state]) => {
    const { say, sessionId, call, own, url, stored, reminders } = await aChat(host);
    await say({ wantsPerson: true, sessionId });
    const stream = await follow(`${url}/events`);
    expect((await call("POST", `${own}/${act}`)).json()).toMatchObject({ state, person: null });
    await expect.poll(() => stream.messages().at(-1)).toMatch(`assistant: ${AWAY} ${WHERE}`);
    expect(await reminders()).toEqual({});
    for (const again of ["release", "close"]) expect((await call("POST", `${own}/${again}`)).status).toBe(200);
    expect(rolesOf(await stored())).toEqual(["user", "assistant", "assistant", "assistant"]);
    await say({ message: "pete@example.com", sessionId });
    expect(await stored()).toMatchObject({ visitorEmail: "pete@example.com" });
  });

  test("after somebody came and went without a word, too", async () => {
    const { say, sessionId, call, own, stored } = await aChat(host);
    await say({ wantsPerson: true, sessionId });
    await call("POST", `${own}/take`);
    await call("POST", `${own}/release`);
    expect(lastOf(await stored())).toMatch(`assistant: ${AWAY} ${WHERE}`);
  });
});

describe("what a person left open", () => {
  test("is answered when it is handed back, once", async () => {
    const { say, sessionId, call, own, url, stored, reminders, write } = await aChat(host, { settings: KNOWING });
    await write("Hello, Mara here.");
    await say({ message: "Where can I park?", sessionId });
    await say({ message: "Hello?", sessionId });
    const stream = await follow(`${url}/events`);
    for (const act of ["release", "release"]) expect((await call("POST", `${own}/${act}`)).status).toBe(200);
    await expect.poll(() => stream.messages().at(-1)).toContain(PARKING);
    await expect.poll(reminders).toEqual({});
    expect(rolesOf(await stored())).toEqual("user assistant person user user assistant".split(" "));
    expect(await stored()).toMatchObject({ state: "bot" });
  });

  test("is not, where it was answered or closed", async () => {
    const { say, sessionId, call, own, stored, reminders, write } = await aChat(host, { settings: KNOWING });
    await say({ message: "Where can I park?", sessionId });
    await write("Behind the house.");
    await call("POST", `${own}/release`);
    await call("POST", `${own}/take`);
    await say({ message: "Thank you", sessionId });
    await call("POST", `${own}/close`);
    expect(await reminders()).toEqual({});
    expect(rolesOf(await stored()).slice(-2)).toEqual(["person", "user"]);
  });

  test("keeps what was known before it, however long a person was there", async () => {
    const { say, sessionId, call, own, stored, write } = await aChat(host, { settings: KNOWING });
    await say({ message: "No, please do not contact me by email", sessionId });
    for (let n = 0; n < 25; n++) {
      await say({ message: `Note ${n}`, sessionId });
      await write(`Noted ${n}`);
    }
    await say({ message: "Where can I park?", sessionId });
    const messagesOf = (conversation: { conversationData: { state?: unknown }[] }) =>
      (conversation.conversationData.at(-1)!.state as { messages: number }).messages;
    const before = messagesOf(await stored());
    await call("POST", `${own}/release`);
    await expect.poll(async () => lastOf(await stored())).toContain(PARKING);
    expect(messagesOf(await stored())).toBe(before);
  });

  test("is answered after a reply under way was dropped, as somebody took it and handed it back", async () => {
    const { reply, call, own, url, stored } = await aSlowReply();
    const stream = await follow(`${url}/events`);
    await call("POST", `${own}/take`);
    expect(await reply).toMatchObject({ message: null, state: "person" });
    await call("POST", `${own}/release`);
    await expect.poll(() => stream.messages().at(-1)).toMatch(/^assistant: /);
    expect(rolesOf(await stored())).toEqual(["user", "assistant", "user", "assistant"]);
  });

  test("is answered where the process died that was to do it", async () => {
    const { say, sessionId, call, own, stored } = await aChat(host, { settings: KNOWING });
    await call("POST", `${own}/take`);
    await say({ message: "Where can I park?", sessionId });
    const { transaction, tables } = host.database;
    const { id } = await stored();
    await transaction(function* (tx) {
      const handedBack = { state: "bot" as const, person: null };
      const { conversationReminders, salesbotConversations } = tables;
      yield* run(tx.update(salesbotConversations).set(handedBack).where(eq(salesbotConversations.id, id)));
      yield* run(tx.insert(conversationReminders).values({ conversationId: id, kind: "reply", dueAt: new Date(0) }));
    });
    await expect.poll(async () => lastOf(await stored()), { timeout: 40_000 }).toContain(PARKING);
  }, 60_000);
});

test("a conversation that is closed while the assistant replies stays closed", async () => {
  const { reply, answerNow, call, own, stored, say, sessionId } = await aSlowReply();
  await call("POST", `${own}/close`);
  answerNow();
  expect(await reply).toMatchObject({ message: expect.any(String), state: "closed" });
  expect(await stored()).toMatchObject({ state: "closed" });
  expect(await say({ message: "One more question", sessionId })).toMatchObject({ state: "bot" });
});

test("a second wish that is taken and left without a word is told like the first", async () => {
  const { say, sessionId, own, call, write, stored } = await aChat(host);
  await say({ wantsPerson: true, sessionId });
  expect(await write("Here I am.")).toBe(201);
  expect((await call("POST", `${own}/release`)).status).toBe(200);
  expect(await say({ wantsPerson: true, sessionId })).toMatchObject({ state: "asked" });
  await call("POST", `${own}/take`);
  await call("POST", `${own}/release`);
  const { conversationData } = await stored();
  expect(conversationData.at(-1)).toMatchObject({ role: "assistant", content: expect.stringContaining("cannot come") });
});

test("an archived conversation is back in the inbox when its visitor writes again", async () => {
  const { say, sessionId, id, call, stored } = await aChat(host);
  expect((await call("PATCH", `/api/inbox/conversation/${id}`, { isArchived: true, isRead: true })).status).toBe(200);
  expect(await stored()).toMatchObject({ isArchived: true });
  await say({ wantsPerson: true, sessionId });
  expect(await stored()).toMatchObject({ isArchived: false, isRead: false, state: "asked" });
});

describe("a member of a team", () => {
  /** A conversation of a team's card that a manager has taken. */
  async function aTeamChat(at: Host) {
    const chat = await aChat(at, { level: 3, settings: KNOWING });
    const team = await aTeam(at);
    const manager = await aMember(at, team, "manager", { fullName: "Sam Manager" });
    const { transaction, tables } = at.database;
    await transaction((tx) =>
      tx.update(tables.businessCards).set({ teamId: team.id }).where(eq(tables.businessCards.id, chat.card.id)),
    );
    /** What is to be done later, now. */
    const makeDue = (kind: ReminderKind) => {
      const { conversationReminders: reminders } = tables;
      return transaction((tx) =>
        tx
          .update(reminders)
          .set({ dueAt: new Date(0) })
          .where(and(eq(reminders.conversationId, chat.id), eq(reminders.kind, kind))),
      );
    };
    const removeManager = () =>
      transaction((tx) => tx.delete(tables.teamMembers).where(eq(tables.teamMembers.userId, manager.user.id)));
    return { ...chat, manager, makeDue, removeManager };
  }

  test("who was removed gets nothing of what the visitor writes; the owner does, and is asked for", async () => {
    const { say, sessionId, own, manager, stored, owner, makeDue, removeManager } = await aTeamChat(host);
    await manager.call("POST", `${own}/take`);
    await say({ message: "My number is 0171 5550000", sessionId });
    await removeManager();
    await makeDue("owner");
    const subject = "A visitor is waiting for you in the chat on Mara Ellington";
    await expect
      .poll(async () => (await findMail(host, owner.email, subject))?.text, { timeout: 40_000 })
      .toContain("0171 5550000");
    const { db, tables } = host.database;
    const ofManager = db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, manager.user.email));
    expect((await ofManager).filter((mail) => mail.subject === subject)).toEqual([]);
    expect(await say({ message: "Are you still there?", sessionId })).toMatchObject({
      state: "asked",
      message: expect.any(String),
    });
    expect(await stored()).toMatchObject({ state: "asked", person: null });
  }, 60_000);

  test("who was removed gets no push, neither of a message nor of who took it over", async () => {
    const at = await startHost({ OUTGOING_ALLOW: "127.0.0.1" });
    onTestFinished(() => at.stop());
    const service = await aPushService();
    const { say, sessionId, own, call, manager, removeManager } = await aTeamChat(at);
    const of = (name: string) => aPushBrowser(`${service.origin}/${name}`).subscription;
    await call("POST", "/api/push-subscriptions", of("owner"));
    await manager.call("POST", "/api/push-subscriptions", of("manager"));
    await manager.call("POST", `${own}/take`);
    await removeManager();
    await call("POST", `${own}/take`);
    await say({ message: "Hello?", sessionId });
    await expect.poll(() => service.pushes.map(({ path }) => path)).toContain("/owner");
    expect(service.pushes.map(({ path }) => path)).toEqual(["/owner"]);
  });

  test("who handed the card over has handed its conversations over, too", async () => {
    const { say, sessionId, call, own, stored, card, visit, path } = await aChat(host);
    const heir = await aUser(host.database, { accessLevel: 2 });
    await call("POST", `${own}/take`);
    const { transaction, tables } = host.database;
    await transaction((tx) =>
      tx.update(tables.businessCards).set({ userId: heir.id }).where(eq(tables.businessCards.id, card.id)),
    );
    expect(await say({ wantsPerson: true, sessionId })).toMatchObject({ state: "asked" });
    expect(await stored()).toMatchObject({ state: "asked", person: null });
    expect((await visit("POST", path, { message: "Do you play at weddings?", sessionId })).json()).toMatchObject({
      message: expect.any(String),
    });
  });

  test("who was displaced takes it before they hand it back, and may close it", async () => {
    const { call, own, manager, stored } = await aTeamChat(host);
    await call("POST", `${own}/take`);
    await manager.call("POST", `${own}/take`);
    const refused = await call("POST", `${own}/release`);
    expect([refused.status, refused.text]).toEqual([409, "Sam Manager answers this conversation. Take it over first."]);
    expect(await stored()).toMatchObject({ state: "person", person: { name: "Sam Manager" } });
    await call("POST", `${own}/take`);
    for (const one of [call, manager.call]) expect((await one("POST", `${own}/release`)).status).toBe(200);
    await manager.call("POST", `${own}/take`);
    for (const one of [call, manager.call]) expect((await one("POST", `${own}/close`)).status).toBe(200);
  });

  test("who took it and is silent is told, and named to the visitor, with what the assistant knows", async () => {
    const { say, sessionId, own, manager, stored, owner, makeDue } = await aTeamChat(host);
    await say({ wantsPerson: true, sessionId });
    await manager.call("POST", `${own}/take`);
    await say({ message: "Where can I park?", sessionId });
    await makeDue("nobody");
    await expect.poll(async () => (await stored()).state, { timeout: 40_000 }).toBe("bot");
    const message = lastOf(await stored());
    expect(message).toMatch("assistant: Sam cannot come to this chat right now.");
    expect(message).toContain(PARKING);
    expect(message).toContain("Where can Sam reach you");
    const subject = "A visitor is waiting for you in the chat on Mara Ellington";
    expect(await findMail(host, manager.user.email, subject)).toBeDefined();
    const { db, tables } = host.database;
    const mails = await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, owner.email));
    expect(mails.filter((mail) => mail.subject === subject)).toEqual([]);
  }, 60_000);
});

test.for([
  [5, 120],
  [60, 120],
  [3, 90],
  [1, 30],
] as const)("with %i minutes to wait, the owner's mail is due after %i s", async ([handoverMinutes, seconds]) => {
  const { say, sessionId, reminders, stored } = await aChat(host, { settings: { handoverMinutes } });
  await say({ wantsPerson: true, sessionId });
  const { owner, nobody } = await reminders();
  const start = (await stored()).askedAt!.getTime();
  expect([owner!.getTime() - start, nobody!.getTime() - start]).toEqual([seconds * 1_000, handoverMinutes * 60_000]);
});

test("of many who ask at once the owner hears by ten pushes, and by one that counts them", async () => {
  const at = await startHost({ OUTGOING_ALLOW: "127.0.0.1" });
  onTestFinished(() => at.stop());
  const service = await aPushService();
  const { call, path } = await aChat(at);
  const browser = aPushBrowser(`${service.origin}/mara`);
  await call("POST", "/api/push-subscriptions", browser.subscription);
  const ask = async () => (await visitor(at)("POST", path, { wantsPerson: true })).json<ChatReply>();
  for (let n = 1; n <= 14; n++) {
    expect(await ask()).toMatchObject({ state: "asked" });
    if (n <= 11) await expect.poll(() => service.pushes.length).toBe(n);
  }
  const titles = service.pushes.map(({ body }) => browser.read(body).title);
  expect(titles).toEqual([
    ...Array.from({ length: 10 }, () => "A visitor would like to talk to you"),
    "11 visitors would like to talk to you",
  ]);
  expect(browser.read(service.pushes.at(-1)!.body).url).toMatch(/\/conversations$/);
});
