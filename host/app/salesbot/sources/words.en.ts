import { catalogue } from "../../languages/catalogue.ts";

/** Where the owner gave the facts that an answer was made of. */
export const words = {
  title: "Answered from",
  from: (source: string, text: string) => `From ${source}: ${text}`,
};

export type SourceWords = typeof words;
export const sourceWords = catalogue("salesbot/sources", words);
