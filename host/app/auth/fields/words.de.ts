import type { FieldWords } from "./words.en.ts";

export const words: FieldWords = {
  username: "Benutzername",
  email: "E-Mail",
  fullName: "Vollständiger Name",
  password: "Passwort",
  newPassword: "Neues Passwort",
  confirmPassword: "Neues Passwort wiederholen",
  visibility: "Passwort anzeigen oder verbergen",
  code: "Code",
  nameRule: "3 bis 20 Buchstaben von a bis z, Ziffern, Punkte, Binde- oder Unterstriche",
  yourLink: "Ihr Link:",
  change: "Ändern",
  changeLink: "Ihren Link ändern",
  nameMended: "Ein Benutzername daraus",
  useName: (name) => `${name} nehmen`,
  nameTaken: "Dieser Benutzername ist bereits vergeben.",
  nameFree: (name, address) => `${name} ist frei. Die Adresse Ihrer Karte: ${address}`,
  namesFree: "Freie Namen",
  terms: [
    "Mit dem Anlegen des Kontos akzeptieren Sie die ",
    "Nutzungsbedingungen",
    " und die ",
    "Datenschutzerklärung",
    ".",
  ],
};
