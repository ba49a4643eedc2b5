import { type Message, messageFrom, type StoredMessage, type Text } from "../languages/message.ts";

/** A domain's problem as stored. */
export const storedProblem = (problem: Message): string => JSON.stringify(problem.stored);

/** A domain's stored problem as a text; earlier versions stored the English sentence. */
export const readProblem = (stored: string): Text =>
  (stored.startsWith("{") && messageFrom(JSON.parse(stored) as StoredMessage)) || stored;
