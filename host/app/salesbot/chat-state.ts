import type { ChatMessage, SalesbotConversation } from "#db/index.ts";
import type { Turn } from "./engine/facts/facts.ts";
import type { EngineReply } from "./engine.server.ts";
import { LIMITS } from "./limits.ts";

/** A conversation of this many messages ends, and a new one begins; one with a person goes on. */
const MAX_MESSAGES = 300;
const MAX_WITH_PERSON = 500;
/** Each message, list and search reads the whole conversation, so long messages end it earlier. */
const MAX_CHARACTERS = 100_000;

/** Whether a conversation takes another message. */
export function hasRoom({
  conversationData,
  state,
}: Pick<SalesbotConversation, "conversationData" | "state">): boolean {
  const characters = conversationData.reduce((sum, { content }) => sum + content.length, 0);
  return conversationData.length < (state === "person" ? MAX_WITH_PERSON : MAX_MESSAGES) && characters < MAX_CHARACTERS;
}

/** Where begins what the visitor wrote last, with no answer yet; the number of messages if all are answered. */
const openFrom = (messages: readonly ChatMessage[]): number =>
  messages.findLastIndex(({ role }) => role !== "user") + 1;

/** What a visitor wrote that nobody has answered, and what came before it. */
export function openQuestion(messages: readonly ChatMessage[]): { history: Turn[]; text: string } | undefined {
  const from = openFrom(messages);
  if (from === messages.length) return undefined;
  const text = messages
    .slice(from)
    .map(({ content }) => content)
    .join("\n");
  return { history: toDialog(messages.slice(0, from)), text: text.slice(-LIMITS.message) };
}

/**
 * Messages to which another is added that holds the engine's state. They keep none, but for the one before what is open
 * while a person answers: from there the assistant may have to go on.
 */
export function withoutStates(messages: readonly ChatMessage[], { isOpen = false } = {}): ChatMessage[] {
  const baseAt = isOpen ? messages.slice(0, openFrom(messages)).findLastIndex(({ state }) => state) : -1;
  return messages.map((message, at) => {
    if (at === baseAt) return message;
    const { state: _, suggestions: __, ...rest } = message;
    return rest;
  });
}

/** A reply of the assistant, as it is stored; it carries what is known of the conversation by now. */
export const assistantMessage = (
  {
    message,
    asked,
    sources,
    suggestions,
    conversation,
  }: Pick<EngineReply, "message" | "asked" | "sources" | "suggestions" | "conversation">,
  timestamp: string,
): ChatMessage => ({
  role: "assistant",
  content: message,
  timestamp,
  ...(asked && { asked: asked as Record<string, unknown> }),
  ...(sources.length > 0 && { sources }),
  suggestions,
  state: conversation,
});

/** Messages as the engines read them: what a person answered stands where the assistant's answer would. */
export const toDialog = (messages: readonly ChatMessage[]): Turn[] =>
  messages.map((message) => ({ ...message, role: message.role === "user" ? "user" : "assistant" }) as Turn);
