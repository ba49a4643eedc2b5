import { catalogue } from "../../languages/catalogue.ts";

/** Conversations with the assistant, and what it could not answer. */
export const words = {
  outcome: "Outcome",
  visitor: "Visitor",
  leadScore: "Lead score",
  dialog: {
    email: "Email",
    phone: "Phone",
    from: "From",
    unknown: "Unknown",
    appointment: "Appointment",
    agreed: "Agreed to",
    calendar: "Add to calendar",
  },
  person: {
    messages: "Messages",
    details: "Details",
    states: { bot: "The assistant answers.", asked: "The visitor asks for you.", closed: "Closed." },
    answers: (name: string) => `${name} answers.`,
    take: "Take over",
    release: "Hand back",
    decline: "Decline",
    close: "Close",
    answer: "Write an answer",
    send: "Send",
    facts: "What the assistant knows",
    noFacts: "Nothing yet. Add it on the assistant’s page.",
    failed: "The conversation was not changed",
    typing: (visitor: string) => `${visitor} is typing …`,
    /** Before a question. */
    open: "Not answered:",
  },
  unanswered: {
    asked: (count: number) => `Asked ${count === 1 ? "once" : `${count} times`}, last on`,
    answer: "Answer this",
    answerOne: (question: string) => `Answer this: ${question}`,
    remove: "Remove",
    removeOne: (question: string) => `Remove: ${question}`,
    notRemoved: "Not removed",
    yours: "Your answer",
    yoursText: "Added to the assistant's knowledge, and the question is asked again at once.",
    saving: "Saving...",
    save: "Save answer",
  },
  points: (score: number) => `${score} of 100`,
};

export type ConversationWords = typeof words;
export const conversationWords = catalogue("salesbot/inbox", words);
