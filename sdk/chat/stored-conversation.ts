/** One thing said. */
export interface Message {
  role: "user" | "assistant" | "person";
  content: string;
  /** Whose it is, for a person's. */
  name?: string;
  /** And their picture, where it was known. */
  photo?: string | null;
  /** Its place in the conversation on the server; 0 for the greeting, which is not there. Missing until it is known. */
  id?: number;
  /** ISO 8601. */
  timestamp: string;
  /** Until it is answered: by its id the server knows it when it comes again, and answers it once. */
  asked?: { messageId: string; wantsPerson?: boolean };
}

/** What a visit remembers of a conversation. */
interface StoredConversation {
  sessionId?: string;
  messages: Message[];
  /** The id of the last message that the server has told of. */
  last: number;
  /**
   * A person was asked for: the conversation outlives the tab, so that the answer is there on return. False once it is
   * closed; missing before, as what outlives its tab is then another one.
   */
  lasts?: boolean;
}

/**
 * A link in a mail leads back to its conversation. Anybody may have made it: what it opens has a place of its own, and
 * is not there without the link.
 */
export const linkedId = () => /^#chat=([\w-]{16,})$/.exec(location.hash)?.[1];

/**
 * Reads back a conversation of this visit, or begins with the one that a link names. Storage may throw (blocked,
 * sandboxed) or hold anything: then it is a new one.
 */
export function loadConversation(key: string, linked?: string): StoredConversation {
  try {
    const { sessionId, messages, last, lasts } = JSON.parse(sessionStorage.getItem(key) ?? localStorage.getItem(key)!);
    return {
      last: +last || 0,
      lasts,
      sessionId: sessionId && `${sessionId}`,
      // A greeting alone comes anew, with its suggestions.
      messages: messages.filter(
        ({ content, id }: Message, _: number, all: Message[]) => typeof content === "string" && (all[1] || id !== 0),
      ),
    };
  } catch {
    return { last: 0, sessionId: linked, messages: [], lasts: !!linked || undefined };
  }
}

/**
 * Keeps the conversation for the visit: the newest 100 messages. Where nothing can be kept it lives until the page
 * goes.
 */
export function saveConversation(key: string, memory: StoredConversation): void {
  try {
    const text = JSON.stringify({ ...memory, messages: memory.messages.slice(-100) });
    sessionStorage.setItem(key, text);
    if (memory.lasts) localStorage.setItem(key, text);
    else if (memory.lasts === false) localStorage.removeItem(key);
  } catch {
    // Blocked or full: the conversation in memory goes on.
  }
}
