import type { ExchangeWords } from "./en.ts";

export const words: ExchangeWords = {
  name: "Name",
  email: "E-Mail",
  phone: "Telefon",
  company: "Firma",
  title: "Position",
  intro:
    "{o} erhält, was Sie hier eingeben. Sie bekommen eine E-Mail mit einem Link, um es zu ändern oder zurückzuziehen.",
  back: "Zurück zur Karte",
  sharedHeading: "Daten geteilt",
  thanks: "Danke. Sie bekommen eine E-Mail mit einem Link, um dies zu ändern oder zurückzuziehen.",
  givenHeading: "Ihre geteilten Daten",
  given: "Diese Daten haben Sie {o} am {d} gegeben.",
  agreed: "Sie haben zugestimmt: {t}",
  saved: "Ihre Änderungen sind gespeichert.",
  save: "Änderungen speichern",
  withdrawNote: "Beim Zurückziehen werden diese Daten sofort gelöscht.",
  withdraw: "Zurückziehen",
  nothingHeading: "Hier ist nichts",
  nothing: "Diese Daten wurden zurückgezogen, oder der Link ist unvollständig.",
  shareWith: "Teilen Sie Ihre Daten mit {o}",
  consent: "{o} darf diese Daten aufbewahren und mich damit kontaktieren.",
  ownCard: "Den Link zu meiner Karte mitschicken: {t}",
  mailGave: "Sie haben diese Daten auf der Karte von {o} geteilt:",
  mailLink: "Jederzeit ansehen, ändern oder zurückziehen:",
  mailNotYou: "Falls Sie das nicht waren, öffnen Sie den Link und ziehen Sie die Daten zurück.",
};
