/** One thing said. */
export interface Message {
  role: "user" | "assistant";
  content: string;
  /** ISO 8601. */
  timestamp: string;
}

/** What a visit remembers of a conversation. */
export interface Memory {
  sessionId?: string;
  messages: Message[];
}

/**
 * Reads back a conversation of this visit. Storage may throw (blocked, sandboxed) or hold anything: then it is a new
 * one.
 */
export function recall(key: string): Memory {
  try {
    const { sessionId, messages } = JSON.parse(sessionStorage.getItem(key)!);
    return {
      sessionId: sessionId ? `${sessionId}` : undefined,
      messages: messages.filter((m: Message) => /^(user|assistant)$/.test(m.role) && typeof m.content === "string"),
    };
  } catch {
    return { messages: [] };
  }
}

/**
 * Keeps the conversation for the visit: the newest 100 messages. Where nothing can be kept it lives until the page
 * goes.
 */
export function remember(key: string, { sessionId, messages }: Memory): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ sessionId, messages: messages.slice(-100) }));
  } catch {
    // Blocked or full: the conversation in memory goes on.
  }
}
