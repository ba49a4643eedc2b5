import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ChatConfig } from "../page-runtime/answer.ts";
import { failureOf } from "../page-runtime/failure.ts";
import { startConversation } from "./conversation.ts";
import { words } from "./words/en.ts";

/** A host that answers each message, says hello when the test lets it, and leaves its streams to the test. */
let hello: (response: ServerResponse) => void;
/** By their card. */
const streams = new Map<string, ServerResponse>();
const welcomed: string[] = [];
const host = createServer((request, response) => {
  if (request.url?.includes("/welcome")) {
    welcomed.push(request.url);
    return hello(response);
  }
  if (request.url?.includes("/events")) {
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    return void streams.set(request.url.split("/")[3]!, response);
  }
  request.resume();
  response.end(JSON.stringify({ message: "Yes, we do.", sessionId: "s1", leadScore: 0 }));
});
let url = "";
beforeAll(async () => {
  const ignore = () => {};
  class Document {
    get documentElement() {
      return { lang: "fr" };
    }
    get hidden() {
      return false;
    }
  }
  vi.stubGlobal("Document", Document);
  vi.stubGlobal("document", new Document());
  vi.stubGlobal("addEventListener", ignore);
  vi.stubGlobal("location", { hash: "" });
  await new Promise<void>((listening) => host.listen(0, listening));
  url = `http://localhost:${(host.address() as AddressInfo).port}`;
});
afterAll(() => {
  vi.unstubAllGlobals();
  host.closeAllConnections();
  host.close();
});

let cards = 0;
function aConversation(locale?: string) {
  const events: [string, object][] = [];
  const talk = startConversation({
    host: url,
    card: locale ?? "mara",
    data: { id: ++cards } as ChatConfig,
    locale,
    words,
    say: (event, more) => events.push([event, more]),
    fail: (thrown) => events.push(["error", failureOf(thrown)]),
    changed() {},
    signal: new AbortController().signal,
  });
  return { talk, told: events, said: () => talk.messages.map(({ role, content }) => `${role}: ${content}`) };
}

/** What sends events to a conversation, once it listens. */
async function streamTo({ card }: { card: ChatConfig | null }) {
  const stream = await vi.waitUntil(() => streams.get(`${card!.id}`));
  return (event: string, value: object) => stream.write(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`);
}

test("a visitor who writes before the hello is there is answered, and the hello stands above", async () => {
  let late: ServerResponse | undefined;
  const isRequested = new Promise<void>((resolve) => {
    hello = (response) => {
      late = response;
      resolve();
    };
  });
  const { talk, said: entries } = aConversation();
  const greeting = talk.welcome();
  expect(talk.phase.kind).toBe("greeting");
  await isRequested;
  await talk.send("Do you bake rye?");
  expect(entries()).toEqual(["user: Do you bake rye?", "assistant: Yes, we do."]);

  late!.end(JSON.stringify({ message: "Hello!" }));
  await greeting;
  expect(entries()).toEqual(["assistant: Hello!", "user: Do you bake rye?", "assistant: Yes, we do."]);
  expect(talk.phase.kind).toBe("idle");
});

test("the hello is asked for in the page's language, and for the visitor's clock", async () => {
  hello = (response) => response.end(JSON.stringify({ message: "Hello!" }));
  await aConversation("pt-BR").talk.welcome();
  const { searchParams } = new URL(welcomed.at(-1)!, url);
  expect(new URL(welcomed[0]!, url).searchParams.get("locale")).toBe("fr");
  expect(searchParams.get("locale")).toBe("pt-BR");
  expect(searchParams.get("timeZone")).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test("a hello that arrives while an answer is awaited does not end the waiting", async () => {
  hello = (response) => response.end(JSON.stringify({ message: "Hello!" }));
  const { talk, said: entries } = aConversation();
  const greeting = talk.welcome();
  const answered = talk.send("Hi");
  expect(talk.phase.kind).toBe("waiting");
  await Promise.all([greeting, answered]);
  expect(entries()).toEqual(["assistant: Hello!", "user: Hi", "assistant: Yes, we do."]);
});

test("what comes by the stream stands once, in the server's order, and who answers is known", async () => {
  hello = (response) => response.end(JSON.stringify({ message: "Hello!" }));
  const { talk, said: entries } = aConversation();
  await talk.welcome();
  await talk.send("Hi");
  const send = await streamTo(talk);
  const receive = (id: number, role: string, text: string) =>
    send("message", { id, role, text, name: null, at: "2026-11-28T10:00:00.000Z" });
  send("state", { state: "person", person: { name: "Mara", photo: null } });
  receive(1, "user", "Hi");
  receive(2, "user", "From the other tab");
  receive(3, "assistant", "Yes, we do.");
  receive(4, "person", "Mara here.");
  receive(4, "person", "Mara here.");
  receive(5, "user", "Thanks");
  await vi.waitFor(() => expect(entries()).toContain("user: Thanks"));
  expect(entries()).toEqual([
    "assistant: Hello!",
    "user: Hi",
    "user: From the other tab",
    "assistant: Yes, we do.",
    "person: Mara here.",
    "user: Thanks",
  ]);
  expect(talk.person).toEqual({ name: "Mara", photo: null });
});

test("a person's messages keep their own picture, also after the conversation was handed back", async () => {
  const { talk } = aConversation("photos");
  await talk.send("Hi");
  const send = await streamTo(talk);
  const message = (id: number, role: string, name: string | null) =>
    send("message", { id, role, name, text: `Message ${id}`, at: "2026-11-28T10:00:00.000Z" });
  send("state", { state: "asked", person: null });
  await vi.waitFor(() => expect(talk.state).toBe("asked"));
  send("state", { state: "person", person: { name: "Mara", photo: "/mara.webp" } });
  message(11, "person", "Sam");
  message(12, "person", "Mara");
  send("typing", {});
  await vi.waitFor(() => expect(talk.typing).toBeGreaterThan(Date.now()));
  send("state", { state: "bot", person: null });
  message(13, "assistant", null);
  await vi.waitFor(() => expect(talk.messages.some(({ id }) => id === 13)).toBe(true));
  expect(talk.typing).toBeLessThan(Date.now());
  expect(talk.messages.filter(({ id }) => (id ?? 0) > 10).map(({ name, photo }) => [name, photo])).toEqual([
    ["Sam", null],
    ["Mara", "/mara.webp"],
    [undefined, null],
  ]);
});
