import { normalizeLine, phrasesToRegex } from "./intents.ts";
import { languageOf } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { memoizeByLanguage, memoizeByTextAndLanguage } from "../languages/memoize.ts";

const topicPatternsOf = memoizeByLanguage((language: LanguageCode): [topic: string, cue: RegExp, except?: RegExp][] => {
  return [...languageOf(language).cues].map(([topic, list]) => {
    const all = list.split(", ");
    const [has, hasNot] = [all.filter((one) => one[0] !== "-"), all.filter((one) => one[0] === "-")];
    const cue = phrasesToRegex(has.join(", "));
    return hasNot.length > 0
      ? [topic, cue, phrasesToRegex(hasNot.map((one) => one.slice(1)).join(", "))]
      : [topic, cue];
  });
});

/** Topics of which a text contains a phrase. */
export const matchTopics = memoizeByTextAndLanguage((text, language: LanguageCode): ReadonlySet<string> => {
  const line = ` ${normalizeLine(text)} `;
  return new Set(
    topicPatternsOf(language).flatMap(([topic, cue, except]) => (cue.test(line) && !except?.test(line) ? [topic] : [])),
  );
});
