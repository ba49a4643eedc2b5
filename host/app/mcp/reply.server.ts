import { mayAnswerVisitor } from "../access.ts";
import { getCard } from "../cards/cards.server.ts";
import { transaction } from "../database.server.ts";
import { pageUrlOf } from "../domains/addresses.server.ts";
import { Invalid, TooManyRequests } from "../errors.ts";
import * as inbox from "../inbox/inbox.server.ts";
import { consumeMailLimit } from "../mail/limits.server.ts";
import { tryConsume } from "../rate-limits/rate-limits.server.ts";
import { queueMail } from "../mail/outbox.server.ts";
import type { ToolCall } from "./tool.ts";

export const MAX_REPLY = 5_000;

/**
 * Emails a reply to the sender of a form message, in plain text, signed with the card; returns the recipient's email.
 * Throws Refused for cards of others, Invalid without an email, and TooMany if too many messages were sent to it.
 */
export async function mailReply({ user, clientAddress }: ToolCall, id: number, text: string): Promise<string> {
  const { email: to, cardId, cardName } = await inbox.get(user, "message", id);
  if (to === null) throw new Invalid("This visitor left no email address.");
  const card = await getCard(user, cardId, mayAnswerVisitor);
  const trigger = { address: clientAddress, card: cardId };
  const mayMail =
    (await consumeMailLimit(to, trigger, "visitorTo")) && (await tryConsume("answersOf", { account: card.userId }));
  if (!mayMail) throw new TooManyRequests(3_600);
  const signature = [cardName, card.email, pageUrlOf(card)].filter(Boolean).join("\n");
  const subject = `Re: ${cardName}`.replace(/\s+/g, " ").slice(0, 150);
  await transaction((tx) => queueMail(tx, { to, subject, text: `${text}\n\n-- \n${signature}\n` }));
  return to;
}
