import { eq } from "drizzle-orm";
import { firstRow, type Tx, type TxSteps } from "#db/index.ts";
import { tables } from "../../database.server.ts";

const { salesbotConversations } = tables;

/** Characters of a contact's messages that are indexed. */
const MAX_LENGTH = 20_000;
/** Conversations that are indexed: each has up to 200 KB, and SQLite blocks while it is read. */
const MAX_CONVERSATIONS = 5;

interface Interaction {
  note: string | null;
  formData: Record<string, unknown> | null;
  conversationId: number | null;
}

/** The texts of interactions to index, newest first. */
export function* newestTexts(tx: Tx, interactions: Interaction[]): TxSteps<string[]> {
  const texts: string[] = [];
  let room = MAX_LENGTH;
  let conversations = MAX_CONVERSATIONS;
  for (const { note, formData, conversationId } of interactions) {
    if (room <= 0) break;
    const chat = conversationId !== null && conversations-- > 0 ? yield* visitorTexts(tx, conversationId) : [];
    for (const text of [note ?? "", ...Object.values(formData ?? {}).map(String), ...chat]) {
      texts.push(text.slice(0, Math.max(0, room)));
      room -= text.length;
    }
  }
  return texts;
}

function* visitorTexts(tx: Tx, conversationId: number): TxSteps<string[]> {
  const { id, conversationData } = salesbotConversations;
  const row = yield* firstRow(
    tx.select({ messages: conversationData }).from(salesbotConversations).where(eq(id, conversationId)),
  );
  return (row?.messages ?? []).flatMap(({ role, content }) => (role === "user" ? [content] : []));
}
