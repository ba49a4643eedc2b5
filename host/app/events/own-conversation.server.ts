import { createHmac } from "node:crypto";
import type { ChatMessage, SalesbotConversation } from "#db/index.ts";
import { sessionSecret } from "../config/config.server.ts";
import { readReasons } from "./lead-reasons.ts";
import { pickColumns, readableColumns } from "../field-access/columns.ts";

/** One conversation, as its card's owner or another permitted reader sees it. */
export type OwnConversation = ReturnType<typeof ownConversation>;

const OWN = readableColumns("salesbotConversations", "owner");

/**
 * Whoever has the session id, or that of the first message, can act as the visitor. So everybody but the card's owner,
 * who may read but not write in the conversation, gets a pseudonym of the session; API keys, too. What the owner has
 * seen opens nothing once the card is another's (`findConversation()`).
 */
export function ownConversation(row: SalesbotConversation, { isOwner }: { isOwner: boolean }) {
  const { createdAt, updatedAt, conversationData } = row;
  return {
    ...pickColumns(row, OWN),
    sessionId: isOwner ? row.sessionId : sessionName(row.sessionId),
    leadReasons: readReasons(row.leadReasons),
    conversationData: conversationData.map(ownMessage),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A constant pseudonym of a session, from which its id cannot be derived. */
const sessionName = (sessionId: string): string =>
  createHmac("sha256", sessionSecret()).update(`name of session ${sessionId}`).digest("base64url").slice(0, 32);

/** A message as people read it. */
const ownMessage = ({ role, name, content, timestamp, sources }: ChatMessage) => ({
  role,
  ...(name !== undefined && { name }),
  content,
  timestamp,
  ...(sources && { sources }),
});
