import type { PwaMessages } from "./messages.en.ts";

export const words: PwaMessages = {
  cardNotFound: "Karte nicht gefunden",
  splashScreen: "Das Startbild muss ein- oder ausgeschaltet sein",
  settingsNotFetched: "Die App-Einstellungen konnten nicht abgerufen werden",
  defaultSettings: "Stattdessen gelten die Voreinstellungen",
};
