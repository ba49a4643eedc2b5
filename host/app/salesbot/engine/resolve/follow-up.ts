import { normalizeLine, wordSet } from "../read/intents.ts";
import type { Language } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { isUnit } from "../read/quantities.ts";
import { contentWords, stems, wordsOf } from "../languages/words.ts";

/** Words that point back to what was said. */
const POINTING = new Set(
  `it that thats this they them these those one ones there then he she its their same es das dies diese dieser davon dazu dort dafür damit eso ese esa esto
lo la ello cela ca ça ce celui celle y en isso ele ela questo quello quella ne dat dit die er daar`.split(/\s+/),
);

/** Whether a question needs what came before to be understood. */
export function refersBack(question: string, language: LanguageCode): boolean {
  const words = wordsOf(question);
  const content = contentWords(question, language);
  return content.length <= 2 || (content.length <= 4 && words.some((word) => POINTING.has(word)));
}

/** Words that begin a question which goes on with another: `And on Sunday?` */
const GOING_ON = /^(?:what about|how about|was ist mit|wie sieht es mit|que tal|wat met|hoe zit het met) /;

/** Whether words begin a question that asks the same of something else. */
export const startsFollowUp = (line: string): boolean => GOING_ON.test(`${line} `);

/** Whether a question asks the same as the one before, of something else. */
export function isFollowUp(question: string, spoken: readonly Language[]): boolean {
  const line = normalizeLine(question);
  const [first = ""] = line.split(" ");
  return startsFollowUp(line) || spoken.some(({ phrases }) => wordSet(phrases.joining).has(first));
}

/** `Saturday?`: too few words to be a question of their own. */
export function isFragment(question: string, spoken: readonly Language[]): boolean {
  const words = normalizeLine(question).split(" ");
  return (
    words.length <= 3 &&
    !spoken.some(({ phrases }) => words.some((word) => wordSet(phrases["question words"]).has(word)))
  );
}

/** What one may wish for of a business, with the stems of its name. */
export interface Offering {
  name: string;
  words: readonly string[];
}

export const toOffering = (name: string, language: LanguageCode): Offering => ({
  name,
  words: stems(name, language).filter((word) => !isUnit(word)),
});

/** What of an owner's offers a message names by this share of its words or more; none where several share a part. */
export function matchOffering(
  offers: readonly Offering[],
  message: string,
  language: LanguageCode,
  minShare = 0.5,
): string | undefined {
  const messageStems = new Set(stems(message, language));
  let best: { name: string; share: number; words: string; all: string; isOne: boolean } | undefined;
  for (const { name, words } of offers) {
    const named = words.filter((word) => messageStems.has(word));
    const share = named.length / (words.length || 1);
    if (share < minShare || share < (best?.share ?? 0)) continue;
    // `A room`, of double and single ones
    if (share > (best?.share ?? 0)) best = { name, share, words: named.join(" "), all: words.join(" "), isOne: true };
    else if (share < 1 && named.join(" ") === best?.words && words.join(" ") !== best.all) best.isOne = false;
  }
  return best?.isOne ? best.name : undefined;
}
