import type { ChatMessage } from "#db/index.ts";

/** A message as people read it: what the engine keeps with the newest one is its own affair. */
export function withoutState({ state: _, suggestions: __, ...message }: ChatMessage): ChatMessage {
  return message;
}
