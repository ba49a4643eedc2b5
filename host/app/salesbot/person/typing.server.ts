import { EventEmitter } from "node:events";
import { type Actor, mayAnswerVisitor, requirePermission } from "../../access.ts";
import { consume } from "../../rate-limits/rate-limits.server.ts";
import { getConversation } from "../conversations.server.ts";

type Side = "visitor" | "person";

/** Signs of typing; not stored, so they reach only streams that this process serves. */
const signs = new EventEmitter().setMaxListeners(0);
const nameOf = (side: Side, sessionId: string) => `${side} ${sessionId}`;

/** Calls back whenever this side of a conversation types, until the function that is returned is called. */
export function onTyping(side: Side, sessionId: string, listener: () => void): () => void {
  const name = nameOf(side, sessionId);
  signs.on(name, listener);
  return () => void signs.off(name, listener);
}

/** The visitor types. The session's id proves who it is; an unknown id reaches nobody. */
export async function recordVisitorTyping(sessionId: string): Promise<void> {
  await consume("typing", { session: sessionId });
  signs.emit(nameOf("visitor", sessionId));
}

/** Somebody who may answer types; the visitor sees it only if that is the person who answers. */
export async function recordPersonTyping(actor: Actor, id: number): Promise<void> {
  const { conversation, card } = await getConversation(actor, id);
  requirePermission(mayAnswerVisitor(actor, card));
  await consume("typing", { account: actor.id });
  if (conversation.person?.id === actor.id) signs.emit(nameOf("person", conversation.sessionId));
}
