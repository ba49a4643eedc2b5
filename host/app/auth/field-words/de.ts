import type { FieldWords } from "./en.ts";

export const words: FieldWords = {
  username: "Benutzername",
  email: "E-Mail",
  fullName: "Vollständiger Name",
  password: "Passwort",
  newPassword: "Neues Passwort",
  confirmPassword: "Neues Passwort wiederholen",
  visibility: "Passwort anzeigen oder verbergen",
  code: "Code",
  nameRule:
    "Daraus wird die Adresse Ihrer Karte; Punkte werden dort zu Bindestrichen. 3 bis 20 Buchstaben, Ziffern, Punkte oder Bindestriche",
  nameOffered: "Aus dem Namen auf Ihrer Karte",
  useName: (name) => `${name} nehmen`,
  nameTaken: "Dieser Benutzername ist bereits vergeben.",
  nameFree: (name, address) => `${name} ist frei. Die Adresse Ihrer Karte: ${address}`,
  namesFree: "Freie Namen",
  terms: ["Ich akzeptiere die ", "Nutzungsbedingungen", " und die ", "Datenschutzerklärung", ""],
};
