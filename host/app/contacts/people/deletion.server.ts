import { and, inArray, isNotNull, or } from "drizzle-orm";
import { type Person, run } from "#db/index.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { countSubmission } from "../../events/commit.server.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { deletePicturesOf } from "../pictures/stored-pictures.server.ts";
import { deleteMailsAbout } from "./mails.server.ts";
import { removePeople, REWRITE_BATCH_SIZE, sentToOwnCards } from "./people.server.ts";

const { contacts, formSubmissions, salesbotConversations } = tables;

/** Rows deleted in one transaction. */
const STEP = 100;

/**
 * Deletes people of one account and their pictures, with what they sent or without that. In short steps, each contact
 * after its messages and pictures, so that a deletion that was interrupted can be repeated.
 */
export async function deletePeople(userId: number, rows: Person[], keep?: "messages"): Promise<void> {
  if (keep !== "messages") await deleteMailsAbout(userId, rows);
  for (let from = 0; from < rows.length; from += REWRITE_BATCH_SIZE) {
    const ids = rows.slice(from, from + REWRITE_BATCH_SIZE).map(({ id }) => id);
    if (keep !== "messages") await deleteCommunication(userId, ids);
    await deletePicturesOf(ids);
    await deleteInteractions(userId, ids);
    await transaction((tx) => removePeople(tx, userId, ids));
    await nextEventLoopTurn();
  }
}

/** Messages and conversations of people. */
async function deleteCommunication(userId: number, ids: number[]): Promise<void> {
  const hasText = or(isNotNull(contacts.submissionId), isNotNull(contacts.conversationId));
  for (;;) {
    const rows = await db
      .select()
      .from(contacts)
      .where(and(sentToOwnCards(userId, ids), hasText))
      .limit(STEP);
    if (rows.length === 0) return;
    await transaction(function* (tx) {
      const messages = rows.flatMap(({ submissionId }) => submissionId ?? []);
      const chats = rows.flatMap(({ conversationId }) => conversationId ?? []);
      const deleted = yield* run(tx.delete(formSubmissions).where(inArray(formSubmissions.id, messages)).returning());
      for (const row of deleted) yield* countSubmission(tx, tables, row, -1);
      yield* run(tx.delete(salesbotConversations).where(inArray(salesbotConversations.id, chats)));
    });
    await nextEventLoopTurn();
  }
}

async function deleteInteractions(userId: number, ids: number[]): Promise<void> {
  for (;;) {
    const rows = await db.select({ id: contacts.id }).from(contacts).where(sentToOwnCards(userId, ids)).limit(STEP);
    if (rows.length === 0) return;
    const rowIds = rows.map(({ id }) => id);
    await transaction((tx) => tx.delete(contacts).where(inArray(contacts.id, rowIds)));
    await nextEventLoopTurn();
  }
}
