import { messages } from "../languages/message.ts";

export const words = {
  urlMissing: "Enter the address to send to.",
  urlTooLong: "At most 2,000 characters.",
  urlInvalid: "Enter an address such as https://example.com/hook.",
  urlNotHttps: "The address must begin with https:// and have no password in it.",
  urlNotPublic: "This address is not on the internet. Enter one that is, such as https://example.com/hook.",
  eventsMissing: "Choose at least one event.",
  eventUnknown: "There is no such event.",
  notFound: "Webhook not found",
  deliveryNotFound: "Delivery not found",
  tooManyTries: "You have sent too often.",
  isBeingSent: "This message is being sent right now.",
};

export type WebhookMessages = typeof words;
export const webhookMessages = messages("webhooks/messages", words);
