import type { Language } from "../../languages.ts";

const ARABIC = ".meishi{line-height:1.75}.meishi :is(h1,h2,.title,.btn){line-height:1.5}";
const HEBREW = ".meishi{line-height:1.65}";
/** Lines end where a phrase does, if the browser knows phrases, and never before a small kana or a full stop. */
const JAPANESE =
  ".meishi{line-height:1.7;line-break:strict;word-break:auto-phrase}.meishi :is(h1,.btn){letter-spacing:0}";
const CHINESE = ".meishi{line-height:1.7;line-break:strict}.meishi :is(h1,.btn){letter-spacing:0}";
/** Korean breaks between words, as Latin script does. */
const KOREAN = ".meishi{line-height:1.65;word-break:keep-all}.meishi :is(h1,.btn){letter-spacing:0}";

/**
 * What a script needs beyond Latin: taller lines, other places to break. Fonts are the system's, by the document's
 * `lang`: visitors load none.
 */
export const scriptStyle: Partial<Record<Language, string>> = {
  ar: ARABIC,
  he: HEBREW,
  ja: JAPANESE,
  zh: CHINESE,
  ko: KOREAN,
};
