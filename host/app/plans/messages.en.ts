import { messages } from "../languages/message.ts";

export const words = {
  requestedToday: "You have already asked for a plan today. Please wait for an answer.",
  alreadyGranted: "This request has already been granted.",
  requestNotFound: "There is no such request.",
  onePerDay: "You can ask for one plan a day. Ask for the next one tomorrow.",
};

export type PlanMessages = typeof words;
export const planMessages = messages("plans/messages", words);
