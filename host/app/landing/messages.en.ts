import { messages } from "../languages/message.ts";

export const words = { tooLong: "This is too long", nameMissing: "Name is required" };

export type LandingMessages = typeof words;
export const landingMessages = messages("landing/messages", words);
