import { type Message, messageFrom, type StoredMessage, type Text } from "../languages/message.ts";
import "./messages.en.ts"; // whose keys are stored

/** Why a conversation is worth its points. */
export type LeadReason = { points: number; reason: Message };

/** As a conversation keeps it. Its English is there for programs, and for a key that ends. */
type StoredReason = { points: number; reason: string } & Partial<StoredMessage>;

export const storedReasons = (reasons: readonly LeadReason[]): StoredReason[] =>
  reasons.map(({ points, reason }) => ({ points, reason: reason.toString(), ...reason.stored }));

/** The reasons of a conversation for its readers; earlier versions stored them in English alone. */
export const readReasons = (stored: readonly StoredReason[]): { points: number; reason: Text }[] =>
  stored.map(({ points, reason, key, values = [] }) => ({
    points,
    reason: (key !== undefined && messageFrom({ key, values })) || reason,
  }));
