import { sql } from "drizzle-orm";
import type { Columns } from "../postgres.ts";
import type { AssistantTables } from "./assistant.ts";
import type { ContactTables } from "./contacts.ts";
import type { AccountTables } from "./accounts.ts";
import { times } from "./times.ts";

type DeliveryStatus = "pending" | "delivered" | "failed";

/** Webhooks of accounts, and their deliveries. */
export function webhookTables(
  c: Columns,
  { users, people, formSubmissions, salesbotConversations }: AccountTables & ContactTables & AssistantTables,
) {
  const { created, changed } = times(c);

  const webhooks = c.table(
    "webhooks",
    {
      id: c.id(),
      /** Null once it is removed: its deliveries may be many, and go with it a few at a time. */
      userId: c.ref(() => users.id),
      url: c.text().notNull(),
      events: c.json<string[]>().notNull(),
      /** Encrypted rather than hashed, because signing needs it. */
      sealedSecret: c.text().notNull(),
      /** Previous secret, which also signs until the time below. */
      previousSealedSecret: c.text(),
      previousUntil: c.timestamp(),
      isActive: c.bool().notNull().default(true),
      /** First failure since the last success. */
      failingSince: c.timestamp(),
      ...changed(),
    },
    (t) => [c.index("webhooks_by_user").on(t.userId)],
  );

  const webhookDeliveries = c.table(
    "webhook_deliveries",
    {
      id: c.id(),
      webhookId: c.ref(() => webhooks.id).notNull(),
      /** `webhook-id`, the same for all attempts. */
      messageId: c.text().notNull(),
      event: c.text().notNull(),
      body: c.text().notNull(),
      status: c.text().$type<DeliveryStatus>().notNull().default("pending"),
      attempts: c.integer().notNull().default(0),
      /** HTTP status of the last attempt; without a response, `failure` has the reason. */
      responseStatus: c.integer(),
      failure: c.text(),
      /** Null if no further attempt is due. */
      nextAttemptAt: c.timestamp(),
      /** Contact, message or conversation in the body; the delivery is deleted with it. */
      personId: c.ref(() => people.id),
      submissionId: c.ref(() => formSubmissions.id),
      conversationId: c.ref(() => salesbotConversations.id),
      ...created(),
    },
    (t) => [
      c.index("webhook_deliveries_by_webhook").on(t.webhookId, t.id),
      c
        .index("webhook_deliveries_pending")
        .on(t.webhookId, t.nextAttemptAt)
        .where(sql`status = 'pending'`),
      c.index("webhook_deliveries_by_time").on(t.createdAt),
      c.index("webhook_deliveries_by_person").on(t.personId),
      c.index("webhook_deliveries_by_submission").on(t.submissionId),
      c.index("webhook_deliveries_by_conversation").on(t.conversationId),
    ],
  );

  return { webhooks, webhookDeliveries };
}
