import type { ChatMessage } from "#db/index.ts";
import type { Turn } from "./engine/facts/facts.ts";

/** A message as people read it: what the engine keeps with the newest one is its own affair. */
export function withoutState({ state: _, suggestions: __, ...message }: ChatMessage): ChatMessage {
  return message;
}

/** Messages as the engines read them: what a person answered stands where the assistant's answer would. */
export const toDialog = (messages: readonly ChatMessage[]): Turn[] =>
  messages.map((message) => ({ ...message, role: message.role === "user" ? "user" : "assistant" }) as Turn);
