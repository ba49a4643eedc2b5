import type { FactorWords } from "./words.en.ts";

export const words: FactorWords = {
  turnOn: "Einschalten",
  checking: "Wird geprüft …",
  scan: "Scannen Sie diesen Code mit einer Authenticator-App wie Aegis, 1Password oder Google Authenticator und geben Sie die 6 Ziffern ein, die sie anzeigt.",
  picture: "QR-Code für Ihre Authenticator-App",
  type: "Oder geben Sie diesen Schlüssel ein:",
  code: "Code",
  codes: {
    title: "Meishi-Wiederherstellungscodes",
    keep: "Bewahren Sie diese Wiederherstellungscodes auf",
    keepText:
      "Mit jedem können Sie sich einmal anmelden, falls Sie Ihre Authenticator-App verlieren. Sie werden nicht noch einmal angezeigt.",
    list: "Wiederherstellungscodes",
    copy: "Kopieren",
    download: "Herunterladen",
    print: "Drucken",
    about: (username, host, date) => `Konto ${username} bei ${host}, ${date}`,
    file: (username) => `meishi-wiederherstellungscodes-${username}.txt`,
  },
};
