import type { Columns } from "../postgres.ts";
import type { AssistantTables } from "./assistant.ts";
import type { CardTables } from "./cards.ts";
import type { JsonObject } from "./json.ts";
import { now, times } from "./times.ts";

/** Messages from the contact form, and the people who left their details. */
export function contactTables(c: Columns, { businessCards, salesbotConversations }: CardTables & AssistantTables) {
  const { created } = times(c);

  const formSubmissions = c.table(
    "form_submissions",
    {
      id: c.id(),
      cardId: c.ref(() => businessCards.id).notNull(),
      formData: c.json<JsonObject>().notNull(),
      submitterIp: c.text(),
      submitterLocation: c.text(),
      submitterDevice: c.text(),
      /** ISO 3166. */
      country: c.text(),
      /** The sentence the visitor agreed to, as it stood then. */
      consentText: c.text(),
      /** As that of a view. */
      campaignId: c.integer(),
      isRead: c.bool().notNull().default(false),
      isArchived: c.bool().notNull().default(false),
      timestamp: c.timestamp().notNull().$defaultFn(now),
    },
    (t) => [c.index("form_submissions_by_card").on(t.cardId, t.timestamp, t.id)],
  );

  /** People who left their details, by the contact form or in the chat. */
  const contacts = c.table(
    "contacts",
    {
      id: c.id(),
      cardId: c.ref(() => businessCards.id).notNull(),
      source: c.text().$type<"form" | "chat">().notNull(),
      /** The form or the chat that told of them: deleted with it. */
      submissionId: c.ref(() => formSubmissions.id),
      conversationId: c.ref(() => salesbotConversations.id),
      name: c.text(),
      email: c.text(),
      phone: c.text(),
      note: c.text(),
      ...created(),
    },
    (t) => [
      c.index("contacts_by_card").on(t.cardId, t.createdAt, t.id),
      c.index("contacts_by_submission").on(t.submissionId),
      c.index("contacts_by_conversation").on(t.conversationId),
    ],
  );

  return { formSubmissions, contacts };
}
