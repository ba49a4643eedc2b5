import { messages } from "../languages/message.ts";

export const words = { itemNotFound: "There is no such message.", notFound: "Message not found" };

export type SubmissionMessages = typeof words;
export const submissionMessages = messages("submissions/messages", words);
