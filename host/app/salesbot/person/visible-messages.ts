import type { ChatMessage, SalesbotConversation } from "#db/index.ts";

/** One message of a conversation, as its visitor gets it. */
export interface VisibleMessage {
  /** Its place in the conversation, from 1. */
  id: number;
  role: ChatMessage["role"];
  /** Whose it is, for a person's. */
  name: string | null;
  text: string;
  /** ISO 8601. */
  at: string;
}

/** What a visitor knows of who answers. */
export interface VisibleState {
  state: SalesbotConversation["state"];
  person: { name: string; photo: string | null } | null;
}

/** The messages after the one with this id; all of them after 0. */
export const visibleMessages = (messages: readonly ChatMessage[], after = 0): VisibleMessage[] =>
  messages.slice(after).map((message, i) => visibleMessage(message, after + i + 1));

export const visibleMessage = ({ role, name, content, timestamp }: ChatMessage, id: number): VisibleMessage => ({
  id,
  role,
  name: name ?? null,
  text: content,
  at: timestamp,
});

export const visibleState = ({ state, person }: Pick<SalesbotConversation, "state" | "person">): VisibleState => ({
  state,
  person: state === "person" && person ? { name: person.name, photo: person.photo } : null,
});
