import { messages } from "../languages/message.ts";

export const words = {
  appointment: "Asked for an appointment",
  buy: "Wants to buy",
  human: "Wants to speak to a person",
  prices: "Asked about prices",
  services: "Asked about services",
  hours: "Asked about opening hours",
  address: "Asked for the location",
  email: "Left an e-mail address",
  phone: "Left a phone number",
  name: "Gave a name",
  answers: (count: number) => (count === 1 ? "Answered a question of yours" : `Answered ${count} questions of yours`),
  amount: "Mentioned an amount",
  hurry: "Is in a hurry",
  messages: "Wrote four messages or more",
  refusal: "Did not want to leave details",
  manipulation: "Tried to mislead the assistant",
};

export type ReasonMessages = typeof words;
export const reasonMessages = messages("events/messages", words);
