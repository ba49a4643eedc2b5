import { redirect } from "@remix-run/node";
import { type Actor, mayReadMessages } from "../access.ts";
import { getCard } from "../cards/cards.server.ts";
import type { InboxKind } from "./inbox.schema.ts";

/**
 * Redirects old pages of a card's messages, conversations and questions, and links in old emails, to the inbox.
 * `cardId` undefined: all cards. Throws as those pages did.
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
