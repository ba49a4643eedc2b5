import type { AssistantContext, Turn } from "../../app/salesbot/engine/facts/facts.ts";
import { type Reply, reply } from "../../app/salesbot/engine/reply.ts";
import { bareFacts } from "./facts.ts";

/** A business of which nothing else is known; `now` is when visitors write. */
export const aBusiness = (
  now: Date,
  card: Partial<AssistantContext["card"]>,
  settings: Partial<AssistantContext["settings"]>,
): AssistantContext => ({
  card: { ...bareFacts.card, ...card },
  settings: { ...bareFacts.settings, leadQualificationQuestions: [], ...settings },
  now,
});

/** All replies to the messages of one visitor. */
export function converse(facts: AssistantContext, ...messages: string[]): Reply[] {
  const history: Turn[] = [];
  return messages.map((content) => {
    const answer = reply(facts, history, content);
    const { message, asked, conversation } = answer;
    history.push({ role: "user", content }, { role: "assistant", content: message, asked, state: conversation });
    return answer;
  });
}
