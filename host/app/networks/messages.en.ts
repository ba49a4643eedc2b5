import { messages } from "../languages/message.ts";

export const words = {
  emailEnding: "Please enter the whole email address, such as name@example.com",
  secretLink: "Anybody who knows this address can post in your name. Enter a link that you can share with everybody.",
  enterNumber: (example: string) => `Enter the number with its country code, such as ${example}.`,
  enterLike: (label: string, example: string) => `Enter your ${label}, such as ${example}.`,
  noLinks: (network: string, what: string, hint: string) => `${network} has no links to ${what}. ${hint}`,
  userNames: "user names",
  phoneNumbers: "telephone numbers",
  linkToOther: (network: string, hint: string) => `That is a link to ${network}. ${hint}`,
};

export type NetworkMessages = typeof words;
export const networkMessages = messages("networks/messages", words);
