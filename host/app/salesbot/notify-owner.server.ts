import type { SalesbotConversation, Tx } from "#db/index.ts";
import { config } from "../config/config.server.ts";
import { recordInteraction, updateInteraction } from "../contacts/people/interactions.server.ts";
import type { ContactOwner } from "../contacts/people/people.server.ts";
import { accountLocale } from "../languages/account-language.server.ts";
import { queueMailToOwner } from "../mail/outbox.server.ts";
import type { ActiveAssistant } from "./active-assistant.ts";
import { appointmentInWords, calendarFile } from "./appointment.server.ts";
import { isReachable } from "./engine/resolve/dialog-state.ts";
import type { Lead } from "./engine/facts/facts.ts";
import { leadMail } from "./mails/lead-mail.server.ts";

/**
 * Creates a contact and an email for the first email or number, updates the contact for later details, and sends an
 * email with a calendar file for each appointment requested by a visitor with contact details.
 */
export function* notifyOwner(
  tx: Tx,
  { card, owner }: ActiveAssistant,
  contactOwner: ContactOwner,
  stored: SalesbotConversation,
  before: SalesbotConversation | undefined,
  { lead, withdrawn, mayNotify }: { lead: Lead; withdrawn: Lead; mayNotify: boolean },
) {
  const { appointment } = stored;
  const isSameLead =
    before?.visitorEmail === stored.visitorEmail &&
    before?.visitorPhone === stored.visitorPhone &&
    before?.visitorName === stored.visitorName;
  const isSameAppointment = JSON.stringify(before?.appointment ?? null) === JSON.stringify(appointment);
  if (isSameLead && isSameAppointment) return;
  const interaction = {
    cardId: card.id,
    source: "chat" as const,
    conversationId: stored.id,
    name: lead.name ?? null,
    email: lead.email ?? null,
    phone: lead.phone ?? null,
    note: `Chat: ${stored.outcome}, score ${stored.leadScore}${appointment ? `. Appointment${appointment.isCancelled ? " cancelled" : ""}: ${appointmentInWords(appointment)}` : ""}`,
  };
  const wasReachable =
    before && isReachable({ email: before.visitorEmail ?? undefined, phone: before.visitorPhone ?? undefined });
  if (wasReachable) yield* updateInteraction(tx, contactOwner, interaction, withdrawn);
  else yield* recordInteraction(tx, contactOwner, interaction);
  // A day without its time or its last is asked for still: the mail that has both says more.
  const isWhole = (appointment?.time ?? appointment?.until) !== undefined;
  const isNewAppointment = isWhole && !isSameAppointment;
  if (!mayNotify || (wasReachable && !isNewAppointment)) return;
  const attachment = appointment && calendarFile(appointment, card, stored);
  yield* queueMailToOwner(tx, owner, {
    ...leadMail(card, stored, config.publicUrl, accountLocale(owner)),
    ...(attachment && { attachment }),
  });
}
