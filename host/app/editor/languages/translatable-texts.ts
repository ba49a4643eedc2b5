import type { Translation } from "#sdk/card/card-data.ts";
import type { Language } from "#sdk/languages.ts";
import { FIELDS } from "../../cards/fields.ts";
import { type EditorCard, type Edits, lockReason } from "../editor-card.ts";
import type { EditorLanguageWords } from "./words.en.ts";

/** One text of the card, and where it stands in a translation. */
export interface TranslatableText {
  key: string;
  label: string;
  own: string;
  limit: number;
  isLong?: boolean;
  read: (words: Translation) => string | undefined;
  write: (words: Translation, text: string) => Translation;
}

const withEntry = <Words extends object>(list: readonly Words[] | undefined, at: number, entry: Words, none: Words) =>
  Array.from({ length: Math.max(list?.length ?? 0, at + 1) }, (_, i) => (i === at ? entry : (list?.[i] ?? none)));

const TEXTS = ["title", "company", "about"] as const;
const FORM_TEXTS = ["title", "consentText", "thankYou"] as const;

/** The texts of a card that can be said in another language; none that its team sets. */
export function translatableTexts(card: EditorCard, labels: EditorLanguageWords["labels"]): TranslatableText[] {
  const { formConfig } = card;
  const pairs: (TranslatableText | false)[] = [
    ...TEXTS.map(
      (name): TranslatableText | false =>
        lockReason(card, name) === undefined && {
          key: name,
          label: labels[name],
          own: card[name] ?? "",
          limit: FIELDS[name].limit,
          isLong: name === "about",
          read: (words) => words[name],
          write: (words, text) => ({ ...words, [name]: text }),
        },
    ),
    ...(lockReason(card, "customButtons") === undefined ? card.customButtons : []).map(
      ({ text: own }, i): TranslatableText => ({
        key: `button-${i}`,
        label: labels.button(i + 1),
        own,
        limit: 100,
        read: ({ customButtons }) => customButtons?.[i]?.text,
        write: (words, text) => ({ ...words, customButtons: withEntry(words.customButtons, i, { text }, {}) }),
      }),
    ),
    ...(lockReason(card, "gallery") === undefined ? card.gallery : []).map(({ alt }, i): TranslatableText => ({
      key: `picture-${i}`,
      label: labels.picture(i + 1),
      own: alt ?? "",
      limit: 200,
      read: ({ gallery }) => gallery?.[i]?.alt,
      write: (words, text) => ({ ...words, gallery: withEntry(words.gallery, i, { alt: text }, {}) }),
    })),
    ...(formConfig.enabled && lockReason(card, "formConfig") === undefined ? formPairs(card, labels) : []),
  ];
  return pairs.filter((pair) => pair !== false).filter(({ own }) => own.trim() !== "");
}

function formPairs({ formConfig }: EditorCard, labels: EditorLanguageWords["labels"]): TranslatableText[] {
  const names = { title: labels.formTitle, consentText: labels.consent, thankYou: labels.thanks };
  const texts = FORM_TEXTS.map((name): TranslatableText => ({
    key: `form-${name}`,
    label: names[name],
    own: formConfig[name] ?? "",
    limit: name === "title" ? 100 : 1_000,
    isLong: name !== "title",
    read: (words) => words.formConfig?.[name],
    write: (words, text) => ({ ...words, formConfig: { ...words.formConfig, [name]: text } }),
  }));
  const fields = (formConfig.fields ?? []).map(({ label: own }, i): TranslatableText => ({
    key: `field-${i}`,
    label: labels.field(i + 1),
    own,
    limit: 100,
    read: (words) => words.formConfig?.fields?.[i]?.label,
    write: (words, text) => ({
      ...words,
      formConfig: { ...words.formConfig, fields: withEntry(words.formConfig?.fields, i, { label: text }, {}) },
    }),
  }));
  return [...texts, ...fields];
}

/** Texts without a translation, which visitors read in the card's own language. */
export const missingTranslations = (pairs: readonly TranslatableText[], words: Translation = {}): TranslatableText[] =>
  pairs.filter(({ read }) => !read(words)?.trim());

/** The card with one text in a language. */
export const withTranslation = (
  { translations }: EditorCard,
  language: Language,
  pair: TranslatableText,
  text: string,
): Edits => ({ translations: { ...translations, [language]: pair.write(translations[language] ?? {}, text) } });

/** Without the words of a language. */
export const withoutLanguage = ({ translations }: EditorCard, language: Language): Edits => ({
  translations: Object.fromEntries(Object.entries(translations).filter(([name]) => name !== language)),
});
