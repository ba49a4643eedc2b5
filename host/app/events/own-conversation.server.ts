import { createHmac } from "node:crypto";
import type { ChatMessage, SalesbotConversation } from "#db/index.ts";
import { sessionSecret } from "../config/config.server.ts";
import { readReasons } from "./lead-reasons.ts";
import { pickColumns, readableColumns } from "../field-access/columns.ts";

/** One conversation, as its card's owner sees it. */
export type OwnConversation = ReturnType<typeof ownConversation>;

const OWN = readableColumns("salesbotConversations", "owner");

/** Without anything that opens the conversation: whoever has its session id, or its first message's, is its visitor. */
export function ownConversation(row: SalesbotConversation) {
  const { createdAt, updatedAt, conversationData } = row;
  return {
    ...pickColumns(row, OWN),
    sessionId: sessionName(row.sessionId),
    leadReasons: readReasons(row.leadReasons),
    conversationData: conversationData.map(ownMessage),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The same for a session each time, and no way back to its id. */
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
