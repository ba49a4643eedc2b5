import { messages } from "../languages/message.ts";

export const words = {
  tooQuick: "You are sending messages too quickly.",
  busy: "Many people are writing to this assistant right now.",
  conversationNotFound: "Conversation not found",
  noContactDetails: "This visitor did not leave contact details",
  noAppointment: "This visitor did not ask for an appointment",
  priceNames: "Each price needs its own name",
  answerMissing: "An answer is required",
  timeFormat: "Times must look like 09:30",
  closingTime: "Closing time must be after opening time",
  timeZone: "Unknown time zone",
  openingTimesPerDay: "At most 4 opening times per day",
  pricesNumbers: "Price ranges must be numbers",
  pricesNegative: "Prices must not be negative",
  pricesTooHigh: "Prices must be below 1,000,000,000,000",
  avatarAddress: "The avatar must be a web address",
  botNameMissing: "Bot name is required",
  currency: "Currency must be a code such as USD",
  retentionNumber: "Retention must be a number of days",
  retentionWhole: "Retention must be whole days",
  retentionTooShort: "Retention must be at least 1 day",
  tokensNumber: "The daily token budget must be a number",
  tokensWhole: "The daily token budget must be a whole number",
  tokensNegative: "The daily token budget must not be negative",
  tokensTooHigh: "The daily token budget must be at most 10,000,000",
  handoverMinutes: "The time to wait must be 1 to 60 whole minutes",
  conversationFull: "This conversation is too long. Please go on by email.",
  tooManyListening: "Too many pages follow conversations from here.",
  tooManyVisitors: "Too many visitors follow conversations on this card.",
  questionNotFound: "Question not found",
  retentionTooLong: (days: number) => `Retention must be at most ${days} days`,
  knowledgeFull: (limit: number) => `Knowledge must be at most ${limit} entries`,
  pricesFull: (limit: number) => `Price ranges must be at most ${limit} entries`,
};

export type SalesbotMessages = typeof words;
export const salesbotMessages = messages("salesbot/messages", words);
