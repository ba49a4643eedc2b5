import { normalizeLine, phrasesToRegex } from "./intents.ts";
import { languageOf } from "./languages/index.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import { memoizeByTextAndLanguage } from "./memoize.ts";

const compiled = new Map<LanguageCode, [topic: string, cue: RegExp, except?: RegExp][]>();
function topicPatternsOf(language: LanguageCode): [topic: string, cue: RegExp, except?: RegExp][] {
  let patterns = compiled.get(language);
  if (!patterns) {
    patterns = languageOf(language)
      .cues.split("\n")
      .filter(Boolean)
      .map((line) => {
        const [topic, list] = line.split(": ") as [string, string];
        const all = list.split(", ");
        const [has, hasNot] = [all.filter((one) => one[0] !== "-"), all.filter((one) => one[0] === "-")];
        const cue = phrasesToRegex(has.join("\n"));
        return hasNot.length > 0
          ? [topic, cue, phrasesToRegex(hasNot.map((one) => one.slice(1)).join("\n"))]
          : [topic, cue];
      });
    compiled.set(language, patterns);
  }
  return patterns;
}

const abbreviations = new Map<LanguageCode, Map<string, string>>();
/** `min 2 hours`, not `2 min`. */
const isLeast = (word: string, before = "", after = ""): boolean =>
  word === "min" && /^\d/.test(after) && !/^\d/.test(before);

/** A line of plain words with abbreviations written out: `r u open` becomes `are you open`. */
function expandAbbreviations(line: string, language: LanguageCode): string {
  let words = abbreviations.get(language);
  if (!words) {
    const lines = languageOf(language).abbreviations.split("\n").filter(Boolean);
    words = new Map(lines.map((one) => [one.slice(0, one.indexOf(" ")), one.slice(one.indexOf(" ") + 1)]));
    abbreviations.set(language, words);
  }
  return line
    .split(" ")
    .map((word, at, all) => (isLeast(word, all[at - 1], all[at + 1]) ? "minimum" : (words.get(word) ?? word)))
    .join(" ");
}

/** Topics of which a text contains a phrase. */
export const matchTopics = memoizeByTextAndLanguage((text, language: LanguageCode): ReadonlySet<string> => {
  const line = ` ${expandAbbreviations(normalizeLine(text), language)} `;
  return new Set(
    topicPatternsOf(language).flatMap(([topic, cue, except]) => (cue.test(line) && !except?.test(line) ? [topic] : [])),
  );
});
