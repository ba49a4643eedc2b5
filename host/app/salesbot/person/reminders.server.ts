import { and, eq, inArray } from "drizzle-orm";
import { firstRow, type ReminderKind, run, type Tx } from "#db/index.ts";
import { MINUTE_MS } from "../../config/durations.ts";
import { db, tables } from "../../database.server.ts";
import type { SalesbotSettings } from "../salesbot.schema.ts";

const { conversationReminders } = tables;

/** How long a conversation stays unopened at most before its owner gets a mail. */
const OWNER_MAIL_MS = 2 * MINUTE_MS;
/** How long an answer stays unseen before the visitor gets a mail. */
const VISITOR_MAIL_MS = MINUTE_MS;
/** Longer than any model takes for a reply. */
const REPLY_MS = MINUTE_MS;

/** Sets when something falls due; if it already is to, it stays with the earlier time. */
function* setReminder(tx: Tx, conversationId: number, kind: ReminderKind, dueAt: Date) {
  yield* run(tx.insert(conversationReminders).values({ conversationId, kind, dueAt }).onConflictDoNothing());
}

type HandoverSettings = Pick<SalesbotSettings, "handoverMinutes">;
const inMs = (milliseconds: number, now: Date) => new Date(now.getTime() + milliseconds);

/** Sets when the owner gets a mail, if nobody opens it until then: in time to come before the assistant gives up. */
export const mailSoon = (tx: Tx, conversationId: number, { handoverMinutes }: HandoverSettings, now = new Date()) =>
  setReminder(tx, conversationId, "owner", inMs(Math.min(OWNER_MAIL_MS, (handoverMinutes * MINUTE_MS) / 2), now));

/** Sets when the assistant goes on alone, if nobody answers until then. */
export const waitForPerson = (
  tx: Tx,
  conversationId: number,
  { handoverMinutes }: HandoverSettings,
  now = new Date(),
) => setReminder(tx, conversationId, "nobody", inMs(handoverMinutes * MINUTE_MS, now));

/** Sets when the assistant replies to what a person left open, should the process die that is about to. */
export const replyLater = (tx: Tx, conversationId: number, now = new Date()) =>
  setReminder(tx, conversationId, "reply", inMs(REPLY_MS, now));

/** Sets when a visitor who has left gets a mail. */
export const mailVisitorSoon = (tx: Tx, conversationId: number, now = new Date()) =>
  setReminder(tx, conversationId, "visitor", inMs(VISITOR_MAIL_MS, now));

/** Takes a reminder out; false if another process, or what it waited for, was quicker. */
export function* takeReminder(tx: Tx, conversationId: number, kind: ReminderKind) {
  const reminder = yield* firstRow(
    tx
      .delete(conversationReminders)
      .where(and(eq(conversationReminders.conversationId, conversationId), eq(conversationReminders.kind, kind)))
      .returning(),
  );
  return reminder !== undefined;
}

export async function hasReminder(conversationId: number, kind: ReminderKind): Promise<boolean> {
  const { conversationId: id, kind: kindOf } = conversationReminders;
  const reminder = db
    .select({ id })
    .from(conversationReminders)
    .where(and(eq(id, conversationId), eq(kindOf, kind)));
  return (await firstRow(reminder)) !== undefined;
}

/** It is done, or no longer needed. */
export function* clearReminders(tx: Tx, conversationId: number, kinds: ReminderKind[]) {
  yield* run(
    tx
      .delete(conversationReminders)
      .where(and(eq(conversationReminders.conversationId, conversationId), inArray(conversationReminders.kind, kinds))),
  );
}
