import { type Message, messageFrom, type StoredMessage, type Text } from "../languages/message.ts";
import "./messages.en.ts"; // registers the keys that are stored

/** Why a conversation is worth its points. */
export type LeadReason = { points: number; reason: Message };

/** As stored in a conversation. The English text is for programs, and for keys that were removed. */
type StoredReason = { points: number; reason: string } & Partial<StoredMessage>;

export const storedReasons = (reasons: readonly LeadReason[]): StoredReason[] =>
  reasons.map(({ points, reason }) => ({ points, reason: reason.toString(), ...reason.stored }));

/** The reasons of a conversation for its readers; earlier versions stored them in English alone. */
export const readReasons = (stored: readonly StoredReason[]): { points: number; reason: Text }[] =>
  stored.map(({ points, reason, key, values = [] }) => ({
    points,
    reason: (key !== undefined && messageFrom({ key, values })) || reason,
  }));
