import type { EditorLanguageWords } from "./words.en.ts";

export const words: EditorLanguageWords = {
  fixed: "Sprache der Karte",
  fixedHint: "Gilt für alles rund um Ihre Texte, etwa „Kontakt speichern“. Besucher können trotzdem umschalten.",
  byBrowser: "Die Sprache des Besuchers",
  heading: "Ihre Texte in weiteren Sprachen",
  none: "Diese Karte hat noch keine Texte zum Übersetzen.",
  into: "Übersetzen in",
  choose: "Sprache auswählen",
  done: (count, all) => `${count} von ${all} übersetzt`,
  fallsBack: (count) =>
    count === 0 ? "Es fehlt nichts." : `Es fehlen: ${count}. Dort lesen Besucher Ihren eigenen Text.`,
  missing: "Fehlt: Ihr eigener Text erscheint",
  own: "Ihr Text",
  inLanguage: (label, language) => `${label}, ${language}`,
  remove: (language) => `${language} entfernen`,
  labels: {
    title: "Position",
    company: "Unternehmen",
    about: "Über mich",
    button: (n) => `Schaltfläche ${n}`,
    picture: (n) => `Bild ${n}: Beschreibung`,
    formTitle: "Titel des Formulars",
    consent: "Einwilligung",
    thanks: "Dankestext",
    field: (n) => `Formularfeld ${n}`,
  },
  quick: {
    text: "Position, Vorstellung und weitere Texte in anderen Sprachen.",
    open: "Sprachen",
    title: "Sprachen dieser Karte",
    failed: "Die Sprachen konnten nicht gespeichert werden",
  },
};
