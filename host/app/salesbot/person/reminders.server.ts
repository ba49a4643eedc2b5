import { and, eq, inArray } from "drizzle-orm";
import { type ReminderKind, run, type Tx } from "#db/index.ts";
import { MINUTE_MS } from "../../config/durations.ts";
import { tables } from "../../database.server.ts";

const { conversationReminders } = tables;

/** How long a conversation stays unopened before its owner gets a mail. */
export const OWNER_MAIL_MS = 2 * MINUTE_MS;
/** How long an answer stays unseen before the visitor gets a mail. */
export const VISITOR_MAIL_MS = MINUTE_MS;

/** Sets when something falls due; if it already is to, it stays with the earlier time. */
export function* setReminder(tx: Tx, conversationId: number, kind: ReminderKind, dueAt: Date) {
  yield* run(tx.insert(conversationReminders).values({ conversationId, kind, dueAt }).onConflictDoNothing());
}

/** Sets when the assistant goes on alone, if nobody answers until then. */
export const waitForPerson = (tx: Tx, conversationId: number, handoverMinutes: number, now = new Date()) =>
  setReminder(tx, conversationId, "nobody", new Date(now.getTime() + handoverMinutes * MINUTE_MS));

/** It is done, or no longer needed. */
export function* clearReminders(tx: Tx, conversationId: number, kinds: ReminderKind[]) {
  yield* run(
    tx
      .delete(conversationReminders)
      .where(and(eq(conversationReminders.conversationId, conversationId), inArray(conversationReminders.kind, kinds))),
  );
}
