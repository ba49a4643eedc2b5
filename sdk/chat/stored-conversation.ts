/** One thing said. */
export interface Message {
  role: "user" | "assistant";
  content: string;
  /** ISO 8601. */
  timestamp: string;
}

/** What a visitor asked. By its id the server knows it when it comes again, and answers it once. */
export interface PendingQuestion {
  message: string;
  messageId: string;
}

/** What a visit remembers of a conversation. */
interface StoredConversation {
  sessionId?: string;
  messages: Message[];
  /** Not answered yet. */
  asked?: PendingQuestion;
}

/**
 * Reads back a conversation of this visit. Storage may throw (blocked, sandboxed) or hold anything: then it is a new
 * one.
 */
export function loadConversation(key: string): StoredConversation {
  try {
    const { sessionId, messages, asked } = JSON.parse(sessionStorage.getItem(key)!);
    return {
      sessionId: sessionId ? `${sessionId}` : undefined,
      messages: messages.filter((m: Message) => /^(user|assistant)$/.test(m.role) && typeof m.content === "string"),
      asked: asked?.messageId && asked,
    };
  } catch {
    return { messages: [] };
  }
}

/**
 * Keeps the conversation for the visit: the newest 100 messages. Where nothing can be kept it lives until the page
 * goes.
 */
export function saveConversation(key: string, memory: StoredConversation): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...memory, messages: memory.messages.slice(-100) }));
  } catch {
    // Blocked or full: the conversation in memory goes on.
  }
}
