import { and, eq, inArray } from "drizzle-orm";
import { type ReminderKind, run, type Tx } from "#db/index.ts";
import { MINUTE_MS } from "../../config/durations.ts";
import { tables } from "../../database.server.ts";

const { conversationReminders } = tables;

/** The owner gets a mail if nobody has opened the conversation for so long. */
export const OWNER_MAIL_MS = 2 * MINUTE_MS;
/** The visitor gets a mail if no page of theirs has shown an answer for so long. */
export const VISITOR_MAIL_MS = MINUTE_MS;

/** Sets when something falls due; if it already is to, it stays with the earlier time. */
export function* setReminder(tx: Tx, conversationId: number, kind: ReminderKind, dueAt: Date) {
  yield* run(tx.insert(conversationReminders).values({ conversationId, kind, dueAt }).onConflictDoNothing());
}

/** It is done, or no longer needed. */
export function* clearReminders(tx: Tx, conversationId: number, kinds: ReminderKind[]) {
  yield* run(
    tx
      .delete(conversationReminders)
      .where(and(eq(conversationReminders.conversationId, conversationId), inArray(conversationReminders.kind, kinds))),
  );
}
