import { asLine, phrases } from "./acts.ts";
import { languageOf } from "./languages/index.ts";
import type { LanguageCode } from "./languages/stop-words.ts";

const compiled = new Map<LanguageCode, [topic: string, RegExp][]>();
function cuesOf(language: LanguageCode): [topic: string, RegExp][] {
  let found = compiled.get(language);
  if (!found) {
    found = languageOf(language)
      .cues.split("\n")
      .filter(Boolean)
      .map((line) => {
        const [topic, list] = line.split(": ") as [string, string];
        return [topic, phrases(list.split(", ").join("\n"))];
      });
    compiled.set(language, found);
  }
  return found;
}

/** Topics that a text speaks of by one of their phrases. */
export function cuedTopics(text: string, language: LanguageCode): Set<string> {
  const line = ` ${asLine(text)} `;
  return new Set(cuesOf(language).flatMap(([topic, cue]) => (cue.test(line) ? [topic] : [])));
}
