import { mayAnswerVisitor } from "../access.ts";
import { getCard } from "../cards/cards.server.ts";
import { transaction } from "../database.server.ts";
import { pageUrlOf } from "../domains/addresses.server.ts";
import { Invalid, TooManyRequests } from "../errors.ts";
import * as inbox from "../inbox/inbox.server.ts";
import { consumeMailLimit } from "../mail/limits.server.ts";
import { queueMail } from "../mail/outbox.server.ts";
import type { ToolCall } from "./tool.ts";

export const MAX_REPLY = 5_000;

/**
 * Sends an email to whoever wrote by a card's form, in plain text, signed with the card; returns the address. Throws
 * Refused for others' cards, Invalid without an address, and TooMany once enough mails went to it.
 */
export async function mailReply({ user, clientAddress }: ToolCall, id: number, text: string): Promise<string> {
  const { email: to, cardId, cardName } = await inbox.get(user, "message", id);
  if (to === null) throw new Invalid("This visitor left no email address.");
  const card = await getCard(user, cardId, mayAnswerVisitor);
  const trigger = { address: clientAddress, card: cardId };
  if (!(await consumeMailLimit(to, trigger, "visitorTo"))) throw new TooManyRequests(3_600);
  const signature = [cardName, card.email, pageUrlOf(card)].filter(Boolean).join("\n");
  const subject = `Re: ${cardName}`.replace(/\s+/g, " ").slice(0, 150);
  await transaction((tx) => queueMail(tx, { to, subject, text: `${text}\n\n-- \n${signature}\n` }));
  return to;
}
