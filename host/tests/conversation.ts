import type { Client } from "./client.ts";

/** A visitor's conversation with the assistant of a card: sends a message, and returns what the assistant says. */
export function aConversation(visit: Client, card: { id: number }): (message: string) => Promise<string> {
  let sessionId: string | undefined;
  return async (message) => {
    const response = await visit("POST", `/api/salesbot/${card.id}/chat`, { message, sessionId });
    const reply = response.json<{ message: string; sessionId: string }>();
    sessionId = reply.sessionId;
    return reply.message;
  };
}
