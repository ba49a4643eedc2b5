import type { InstallWords } from "./words.en.ts";

export const words: InstallWords = {
  installed: "Meishi ist auf diesem Gerät installiert.",
  unavailable: "Dieser Browser bietet keine Schaltfläche dafür an. Suchen Sie in seinem Menü nach „Installieren“.",
  title: "Meishi installieren",
  text: "Ihre Karten mit einem Tipp, auch offline.",
  notNow: "Nicht jetzt",
  install: "Installieren",
  how: "So geht es",
  sheet: "Auf iPhone oder iPad installieren",
  close: "Schließen",
  share: { before: "Tippen Sie in der Leiste von Safari auf", press: "Teilen", after: "." },
  add: { before: "Scrollen Sie nach unten und tippen Sie auf", press: "Zum Home-Bildschirm", after: "." },
  done: { before: "Tippen Sie auf", press: "Hinzufügen", after: ". Meishi öffnet sich dann über ein eigenes Symbol." },
};
