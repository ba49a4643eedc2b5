import type { Message } from "./stored-conversation.ts";

/** Who answers by now, as the server says. */
export interface ServerState {
  state?: unknown;
  person?: { name: string; photo: string | null } | null;
}

/** A message as the server has it. */
export interface ServerMessage extends Pick<Message, "role" | "name"> {
  id: number;
  text: string;
  at: string;
}

export interface Reply extends ServerState {
  message?: unknown;
  sessionId?: string;
  leadScore?: number;
  suggestions?: unknown;
}
