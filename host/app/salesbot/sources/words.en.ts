import { catalogue } from "../../languages/catalogue.ts";

/** Sources of the facts in an answer. */
export const words = { title: "Answered from", from: (source: string, text: string) => `From ${source}: ${text}` };

export type SourceWords = typeof words;
export const sourceWords = catalogue("salesbot/sources", words);
