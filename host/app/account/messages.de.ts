import type { AccountMessages } from "./messages.en.ts";

export const words: AccountMessages = {
  currentPasswordRequired: "Bitte geben Sie Ihr aktuelles Passwort ein",
  passwordsDiffer: "Die Passwörter stimmen nicht überein",
  notInDemo: "In der Demoversion gibt es diese Funktion nicht.",
  exportLimit: "Sie haben Ihre Daten schon mehrmals exportiert.",
  setUpApp: "Authenticator-App einrichten",
  factorOn: "Ihr zweiter Faktor ist eingeschaltet",
};
