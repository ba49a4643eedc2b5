import { normalForm } from "#sdk/normal-form.ts";
import { entries, plain, Words } from "./lexicon.ts";
import { VOCABULARIES } from "./vocabulary/index.ts";

/** Letters that few languages have; written small. */
const LETTERS: Record<string, [letters: RegExp, weight: number][]> = {
  de: [
    [/ß/, 1],
    [/ü/, 0.4],
    [/[äö]/, 0.3],
  ],
  es: [
    [/[ñ¿¡]/, 1],
    [/[áéíóú]/, 0.2],
  ],
  fr: [[/[èêëîïûœç]/, 0.5]],
  it: [[/[àèìòù](?!\p{L})/u, 0.4]],
  pt: [
    [/[ãõ]/, 1],
    [/ç/, 0.4],
    [/[áéíóúâêô]/, 0.2],
  ],
  pl: [[/[łżśźęąńć]/, 1]],
  tr: [
    [/[ğı]|i̇/, 1],
    [/ş/, 0.5],
  ],
  sv: [
    [/å/, 0.5],
    [/[äö]/, 0.3],
  ],
  da: [
    [/[æø]/, 0.6],
    [/å/, 0.3],
  ],
  no: [
    [/[æø]/, 0.5],
    [/å/, 0.4],
  ],
  fi: [[/[äö]/, 0.3]],
  cs: [
    [/[řěů]/, 1],
    [/[čšžý]/, 0.4],
  ],
  hu: [[/[őű]/, 1]],
  ro: [[/[șță]/, 0.8]],
  vi: [[/[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]/, 1]],
};

/** By how much a language must be likelier than any other. */
const LEAD = 0.25;
/** What a word counts that is of companies and departments, and often of several languages. */
const BESIDE = 0.5;

/** The language most words of a text are of, by titles, legal forms and labels; undefined if none are. */
export function languageOf(text: string): string | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "ja";
  if (/\p{Script=Hangul}/u.test(text)) return "ko";
  if (/\p{Script=Arabic}/u.test(text)) return "ar";
  if (/\p{Script=Hebrew}/u.test(text)) return "he";
  if (/\p{Script=Han}/u.test(text)) return /〒|㈱|株式会社|取締役|課長|係長/u.test(text) ? "ja" : "zh";
  // Ukrainian is read by the words of Russian.
  if (/\p{Script=Cyrillic}{3}/u.test(text)) return "ru";
  if (/\p{Script=Greek}{3}/u.test(text)) return "el";
  const tokens = plain(text).split(" ");
  const small = normalForm(text.toLowerCase(), "NFC");
  const counts = OWN_WORDS.map(({ language, own, common, beside }) => {
    const spoken = common.match(tokens).count;
    const letters = (LETTERS[language] ?? []).reduce((sum, [some, weight]) => sum + (some.test(small) ? weight : 0), 0);
    // One small word alone is a name, too: `Mia`, `Ben`.
    const count = own.match(tokens).count + (spoken > 1 ? spoken : 0) + beside.match(tokens).count * BESIDE;
    return { language, count: count > 0 ? count + letters : 0 };
  }).sort((a, b) => b.count - a.count);
  const [best, second] = counts;
  const isClear = best!.count >= 2 || best!.count - second!.count >= LEAD;
  return best!.count >= 1 && isClear ? best!.language : undefined;
}

const OWN_WORDS = Object.entries(VOCABULARIES)
  .filter(([language]) => !["ja", "ko", "zh", "ar", "he", "ru", "el"].includes(language))
  .map(
    ([language, { titles, fields, legalForms, businesses, addressing, degrees, labels, streets, noise, ...more }]) => {
      const long = (lists: string[]) =>
        new Words([
          lists
            .flatMap(entries)
            .filter((entry) => entry.replace(/\W/g, "").length > 2)
            .join(","),
        ]);
      return {
        language,
        own: long([titles, legalForms, streets, noise, ...Object.values(labels)]),
        beside: long([fields, businesses, addressing, degrees]),
        common: long([more.introductions, more.common]),
      };
    },
  );
