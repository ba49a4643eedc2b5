import { redirect } from "@remix-run/node";
import { type Actor, mayReadMessages } from "../access.ts";
import { getCard } from "../cards/cards.server.ts";
import type { InboxKind } from "./inbox.schema.ts";

/**
 * The pages of one card's messages, conversations and questions lead to the inbox with their chip chosen, and to the
 * item of a link in an old mail. `cardId` undefined: of all cards. Throws like the pages did for those who may not.
 */
export async function redirectToInbox(
  actor: Actor,
  cardId: number | undefined,
  kind: InboxKind,
  id?: number,
): Promise<Response> {
  if (cardId !== undefined) await getCard(actor, cardId, mayReadMessages);
  const params = new URLSearchParams(cardId === undefined ? {} : { card: `${cardId}` });
  if (id === undefined) params.set("kind", kind);
  else params.set(kind, `${id}`);
  return redirect(`/inbox?${params}`);
}
