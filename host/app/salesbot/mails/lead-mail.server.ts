import type { BusinessCard, SalesbotConversation } from "#db/index.ts";
import { readReasons } from "../../events/lead-reasons.ts";
import type { Locale } from "../../languages/locales.ts";
import { textIn } from "../../languages/message.ts";
import { appointmentInWords } from "../appointment.server.ts";
import { words as de } from "./words.de.ts";
import { words as en } from "./words.en.ts";

const leadMailWords = { en, de };

const MAX_MESSAGES = 12;

/** The email to the owner about a new lead. Plain text: nothing a visitor wrote becomes markup. */
export function leadMail(
  card: BusinessCard,
  conversation: SalesbotConversation,
  publicUrl: string,
  locale: Locale,
): { subject: string; text: string } {
  const words = leadMailWords[locale];
  const { visitorName, visitorEmail, visitorPhone, leadScore, leadReasons, outcome, appointment, conversationData } =
    conversation;
  const who = visitorName ?? visitorEmail ?? visitorPhone ?? words.aVisitor;
  const kind = !appointment ? "lead" : appointment.isCancelled ? "cancelled" : "appointment";
  const messages = conversationData.slice(-MAX_MESSAGES);
  const cardName = card.name ?? card.slug;
  return {
    subject: words.subject(kind, who, leadScore).replace(/\s+/g, " ").slice(0, 150),
    text: [
      { appointment: words.asks, cancelled: words.cancels, lead: words.left }[kind](cardName),
      "",
      ...(appointment
        ? [
            words.appointment(appointmentInWords(appointment, words)),
            appointment.isCancelled ? words.cancelled : words.confirm,
            "",
          ]
        : []),
      ...(visitorName ? [words.name(visitorName)] : []),
      ...(visitorEmail ? [words.email(visitorEmail)] : []),
      ...(visitorPhone ? [words.phone(visitorPhone)] : []),
      words.outcome(outcome),
      words.score(leadScore),
      ...readReasons(leadReasons).map(
        ({ points, reason }) => `  ${points > 0 ? "+" : ""}${points} ${textIn(locale, reason)}`,
      ),
      "",
      conversationData.length > messages.length ? words.last(messages.length) : words.conversation,
      ...messages.map(
        ({ role, name, content }) => `${name ?? (role === "user" ? words.visitor : words.assistant)}: ${content}`,
      ),
      "",
      words.all(`${publicUrl}/salesbot/${card.id}/conversations`),
    ].join("\n"),
  };
}
