import type { LanguageCode } from "../languages/libraries.ts";
import { stems } from "../languages/words.ts";
import { isUnit } from "../read/quantities.ts";

/** What one may wish for of a business, with the stems of its name. */
export interface Offering {
  name: string;
  words: readonly string[];
}

export const toOffering = (name: string, language: LanguageCode): Offering => ({
  name,
  words: stems(name, language).filter((word) => !isUnit(word)),
});

/** `Lesson at 2pm` names no `lesson (2 hours)`. */
const CLOCK_TIME = /\b\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\b|uhr\b|h\b|o['’]?clock\b)/gi;

export const withoutClockTimes = (message: string): string => message.replace(CLOCK_TIME, " ");

/** What of an owner's offers a message names by this share of its words or more; none where several share a part. */
export function matchOffering(
  offers: readonly Offering[],
  message: string,
  language: LanguageCode,
  minShare = 0.5,
): string | undefined {
  const messageStems = new Set(stems(withoutClockTimes(message), language));
  let best: { name: string; share: number; words: string; all: string; isOne: boolean } | undefined;
  for (const { name, words } of offers) {
    const named = words.filter((word) => messageStems.has(word));
    const share = named.length / (words.length || 1);
    if (share < minShare || share < (best?.share ?? 0)) continue;
    const isLonger = named.length > (best?.words.split(" ").length ?? 0);
    // `A room`, of double and single ones
    if (share > (best?.share ?? 0) || isLonger)
      best = { name, share, words: named.join(" "), all: words.join(" "), isOne: true };
    else if (share < 1 && named.join(" ") === best?.words && words.join(" ") !== best.all) best.isOne = false;
  }
  return best?.isOne ? best.name : undefined;
}
