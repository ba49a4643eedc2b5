import { messages } from "../languages/message.ts";

export const words = {
  endpoint: "The endpoint must be the address of a push service",
  keys: "The keys must be those of a browser’s push subscription",
  notFound: "This device is not told any more",
};

export type PushMessages = typeof words;
export const pushMessages = messages("push/messages", words);
