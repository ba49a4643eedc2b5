import type { NetworkMessages } from "./messages.en.ts";

export const words: NetworkMessages = {
  emailEnding: "Bitte geben Sie die ganze E-Mail-Adresse ein, zum Beispiel name@example.com",
  secretLink:
    "Wer diese Adresse kennt, kann in Ihrem Namen schreiben. Geben Sie einen Link ein, den alle haben dürfen.",
  enterNumber: (example) => `Geben Sie die Nummer mit Ländervorwahl ein, zum Beispiel ${example}.`,
  enterLike: (_, example) => `Geben Sie so etwas ein wie ${example}.`,
  noLinks: (network, what, hint) => `${network} kennt keine Links zu ${what}. ${hint}`,
  userNames: "Benutzernamen",
  phoneNumbers: "Telefonnummern",
  linkToOther: (network, hint) => `Das ist ein Link zu ${network}. ${hint}`,
};
