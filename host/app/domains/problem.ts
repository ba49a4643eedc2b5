import { type Message, messageFrom, type StoredMessage, type Text } from "../languages/message.ts";

/** What is wrong with a domain, as its column holds it. */
export const storedProblem = (problem: Message): string => JSON.stringify(problem.stored);

/** The same for its readers; earlier versions stored the English sentence. */
export const readProblem = (stored: string): Text =>
  (stored.startsWith("{") && messageFrom(JSON.parse(stored) as StoredMessage)) || stored;
