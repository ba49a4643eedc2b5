import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChatAnswer } from "../edge/answer.ts";
import { startConversation } from "./conversation.ts";

/** A host that answers each message, and says hello when the test lets it. */
let hello: (answer: ServerResponse) => void;
const host = createServer((asked, answer) => {
  if (asked.url?.endsWith("/welcome")) return hello(answer);
  asked.resume();
  answer.end(JSON.stringify({ message: "Yes, we do.", sessionId: "s1", leadScore: 0 }));
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((listening) => host.listen(0, listening));
  url = `http://localhost:${(host.address() as AddressInfo).port}`;
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
});

function aConversation() {
  const told: [string, object][] = [];
  const talk = startConversation({
    host: url,
    card: "mara",
    data: { id: 7 } as ChatAnswer,
    load: () => Promise.reject(new Error("not asked")),
    say: (event, more) => told.push([event, more]),
    changed() {},
  });
  return { talk, told, said: () => talk.messages.map(({ role, content }) => `${role}: ${content}`) };
}

test("a visitor who writes before the hello is there is answered, and the hello stands above", async () => {
  let late: ServerResponse | undefined;
  const isAsked = new Promise<void>((asked) => {
    hello = (answer) => {
      late = answer;
      asked();
    };
  });
  const { talk, said } = aConversation();
  const greeting = talk.welcome();
  expect(talk.phase.state).toBe("greeting");
  await isAsked;
  await talk.send("Do you bake rye?");
  expect(said()).toEqual(["user: Do you bake rye?", "assistant: Yes, we do."]);

  late!.end(JSON.stringify({ message: "Hello!" }));
  await greeting;
  expect(said()).toEqual(["assistant: Hello!", "user: Do you bake rye?", "assistant: Yes, we do."]);
  expect(talk.phase.state).toBe("idle");
});

test("a hello that arrives while an answer is awaited does not end the waiting", async () => {
  hello = (answer) => answer.end(JSON.stringify({ message: "Hello!" }));
  const { talk, said } = aConversation();
  const greeting = talk.welcome();
  const answered = talk.send("Hi");
  expect(talk.phase.state).toBe("waiting");
  await Promise.all([greeting, answered]);
  expect(said()).toEqual(["assistant: Hello!", "user: Hi", "assistant: Yes, we do."]);
});
