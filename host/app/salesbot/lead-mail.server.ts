import type { BusinessCard, SalesbotConversation } from "#db/index.ts";
import { appointmentInWords } from "./appointment.server.ts";
import { OUTCOME_LABELS } from "./outcomes.ts";

const MAX_SHOWN = 12;

/** The e-mail to the owner about a new lead. Plain text: nothing a visitor wrote becomes markup. */
export function leadMail(
  card: BusinessCard,
  conversation: SalesbotConversation,
  publicUrl: string,
): { subject: string; text: string } {
  const { visitorName, visitorEmail, visitorPhone, leadScore, leadReasons, outcome, appointment, conversationData } =
    conversation;
  const who = visitorName ?? visitorEmail ?? visitorPhone ?? "a visitor";
  const shown = conversationData.slice(-MAX_SHOWN);
  return {
    subject: `${appointment ? "Appointment request" : "New lead"}: ${who}, score ${leadScore}`
      .replace(/\s+/g, " ")
      .slice(0, 150),
    text: [
      appointment
        ? `A visitor asks for an appointment in the chat on your card (${card.name ?? card.slug}).`
        : `A visitor left contact details in the chat on your card (${card.name ?? card.slug}).`,
      "",
      ...(appointment
        ? [
            `Appointment: ${appointmentInWords(appointment)}`,
            "The calendar file holds the time. The visitor waits for you to confirm it.",
            "",
          ]
        : []),
      ...(visitorName ? [`Name: ${visitorName}`] : []),
      ...(visitorEmail ? [`Email: ${visitorEmail}`] : []),
      ...(visitorPhone ? [`Phone: ${visitorPhone}`] : []),
      `Outcome: ${OUTCOME_LABELS[outcome ?? ""] ?? "Browsing"}`,
      `Lead score: ${leadScore} of 100`,
      ...leadReasons.map(({ points, reason }) => `  ${points > 0 ? "+" : ""}${points} ${reason}`),
      "",
      conversationData.length > shown.length ? `The last ${shown.length} messages:` : "The conversation:",
      ...shown.map(({ role, content }) => `${role === "user" ? "Visitor" : "Assistant"}: ${content}`),
      "",
      `View all conversations: ${publicUrl}/salesbot/${card.id}/conversations`,
    ].join("\n"),
  };
}
