import type { ChatMessage, SalesbotConversation } from "#db/index.ts";
import type { Turn } from "./engine/facts/facts.ts";

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

/** A message without the engine's state, which stands with the newest one. */
export function withoutState({ state: _, suggestions: __, ...message }: ChatMessage): ChatMessage {
  return message;
}

/** Messages as the engines read them: what a person answered stands where the assistant's answer would. */
export const toDialog = (messages: readonly ChatMessage[]): Turn[] =>
  messages.map((message) => ({ ...message, role: message.role === "user" ? "user" : "assistant" }) as Turn);
