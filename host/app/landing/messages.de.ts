import type { LandingMessages } from "./messages.en.ts";

export const words: LandingMessages = { tooLong: "Das ist zu lang", nameMissing: "Bitte geben Sie einen Namen ein" };
