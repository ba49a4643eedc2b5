import { eq } from "drizzle-orm";
import type { ConversationState, ReminderKind } from "#db/index.ts";
import { aCard, aUser } from "./builders.ts";
import { signedIn, visitor } from "./client.ts";
import type { Host } from "./host.ts";

export type ChatReply = { message: string | null; sessionId: string; state?: ConversationState };
/** What the visitor of `aChat` has written. */
export const HELLO = "Do you play at weddings?";

/** An owner whose assistant is on, and a visitor who has written. */
export async function aChat(at: Host, { level = 2, settings = {} }: { level?: number; settings?: object } = {}) {
  const owner = await aUser(at.database, { accessLevel: level, fullName: "Mara Ellington" });
  const card = await aCard(at.database, owner, { name: "Mara Ellington", profilePicture: "/uploads/mara.webp" });
  const call = await signedIn(at, owner);
  await call("POST", `/api/salesbot/${card.id}/config`, { isEnabled: true, ...settings });
  const visit = visitor(at);
  const path = `/api/salesbot/${card.id}/chat`;
  const say = async (body: object) => (await visit("POST", path, body)).json<ChatReply>();
  const { sessionId } = await say({ message: HELLO });
  const { db, tables } = at.database;
  const { conversationReminders, salesbotConversations } = tables;
  const stored = async () => {
    const rows = await db.select().from(salesbotConversations).where(eq(salesbotConversations.sessionId, sessionId));
    return rows[0]!;
  };
  const { id } = await stored();
  /** When what is to be done falls due. */
  const reminders = async (): Promise<Partial<Record<ReminderKind, Date>>> => {
    const rows = await db.select().from(conversationReminders).where(eq(conversationReminders.conversationId, id));
    return Object.fromEntries(rows.map(({ kind, dueAt }) => [kind, dueAt]));
  };
  const own = `/api/conversations/${id}`;
  const write = async (text: string) => (await call("POST", `${own}/messages`, { text })).status;
  const url = `${at.url}${path}/${sessionId}`;
  return { owner, card, call, visit, path, say, sessionId, stored, reminders, id, own, write, url };
}

export const rolesOf = (conversation: { conversationData: { role: string }[] }) =>
  conversation.conversationData.map(({ role }) => role);
