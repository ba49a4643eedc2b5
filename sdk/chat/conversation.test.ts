import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ChatConfig } from "../page-runtime/answer.ts";
import { failureOf } from "../page-runtime/request.ts";
import { startConversation } from "./conversation.ts";
import { words } from "./words/en.ts";

/** A host that answers each message, and says hello when the test lets it. */
let hello: (answer: ServerResponse) => void;
const welcomed: string[] = [];
const host = createServer((asked, answer) => {
  if (asked.url?.includes("/welcome")) {
    welcomed.push(asked.url);
    return hello(answer);
  }
  asked.resume();
  answer.end(JSON.stringify({ message: "Yes, we do.", sessionId: "s1", leadScore: 0 }));
});
let url = "";
beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "fr" } });
  await new Promise<void>((listening) => host.listen(0, listening));
  url = `http://localhost:${(host.address() as AddressInfo).port}`;
});
afterAll(() => {
  vi.unstubAllGlobals();
  host.closeAllConnections();
  host.close();
});

function aConversation(locale?: string) {
  const told: [string, object][] = [];
  const talk = startConversation({
    host: url,
    card: locale ?? "mara",
    data: { id: 7 } as ChatConfig,
    locale,
    words,
    say: (event, more) => told.push([event, more]),
    fail: (thrown) => told.push(["error", failureOf(thrown)]),
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
  expect(talk.phase.kind).toBe("greeting");
  await isAsked;
  await talk.send("Do you bake rye?");
  expect(said()).toEqual(["user: Do you bake rye?", "assistant: Yes, we do."]);

  late!.end(JSON.stringify({ message: "Hello!" }));
  await greeting;
  expect(said()).toEqual(["assistant: Hello!", "user: Do you bake rye?", "assistant: Yes, we do."]);
  expect(talk.phase.kind).toBe("idle");
});

test("the hello is asked for in the page's language, and for the visitor's clock", async () => {
  hello = (answer) => answer.end(JSON.stringify({ message: "Hello!" }));
  await aConversation("pt-BR").talk.welcome();
  const { searchParams } = new URL(welcomed.at(-1)!, url);
  expect(new URL(welcomed[0]!, url).searchParams.get("locale")).toBe("fr");
  expect(searchParams.get("locale")).toBe("pt-BR");
  expect(searchParams.get("timeZone")).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test("a hello that arrives while an answer is awaited does not end the waiting", async () => {
  hello = (answer) => answer.end(JSON.stringify({ message: "Hello!" }));
  const { talk, said } = aConversation();
  const greeting = talk.welcome();
  const answered = talk.send("Hi");
  expect(talk.phase.kind).toBe("waiting");
  await Promise.all([greeting, answered]);
  expect(said()).toEqual(["assistant: Hello!", "user: Hi", "assistant: Yes, we do."]);
});
