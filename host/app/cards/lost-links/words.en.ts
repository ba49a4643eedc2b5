import { catalogue } from "../../languages/catalogue.ts";

/** Which links and printed codes stop working with a deletion. */
export const words = {
  checking: "Checking which links and printed codes stop working...",
  all: "Every link and printed code of this card stops working.",
  these: (count: number) =>
    `Links and printed codes with ${count === 1 ? "this address" : "these addresses"} will stop working:`,
  more: (count: number) => `and ${count} more`,
};

export type EndingWords = typeof words;
export const endingWords = catalogue("cards/lost-links", words);
