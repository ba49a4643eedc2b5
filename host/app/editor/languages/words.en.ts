import { catalogue } from "../../languages/catalogue.ts";

/** Languages section of the editors. */
export const words = {
  fixed: "Language of the card",
  fixedHint: "The fixed words on your card, such as Save Contact. Visitors can still switch.",
  byBrowser: "Each visitor's own",
  heading: "Your words in other languages",
  none: "This card has no text to translate yet.",
  into: "Translate into",
  choose: "Choose a language",
  done: (count: number, all: number) => `${count} of ${all} translated`,
  fallsBack: (count: number) =>
    count === 0 ? "Nothing is missing." : `Missing: ${count}. Visitors see your original text there.`,
  missing: "Missing: your original text is shown",
  own: "Your words",
  inLanguage: (label: string, language: string) => `${label}, ${language}`,
  remove: (language: string) => `Remove ${language}`,
  labels: {
    title: "Title",
    company: "Company",
    about: "About",
    button: (n: number) => `Button ${n}`,
    picture: (n: number) => `Picture ${n}: description`,
    formTitle: "Form title",
    consent: "Consent text",
    thanks: "Thank-you text",
    field: (n: number) => `Form field ${n}`,
  },
  /** In the quick editor. */
  quick: {
    text: "Title, About and other texts in more languages.",
    open: "Languages",
    title: "Languages of this card",
    failed: "Failed to save languages",
  },
};

export type EditorLanguageWords = typeof words;
export const editorLanguageWords = catalogue("editor/languages", words);
