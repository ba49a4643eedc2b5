import type { SubmissionMessages } from "./messages.en.ts";

export const words: SubmissionMessages = {
  itemNotFound: "Diese Nachricht gibt es nicht.",
  notFound: "Nachricht nicht gefunden",
};
