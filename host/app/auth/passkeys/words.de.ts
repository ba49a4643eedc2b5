import type { OfferWords } from "./words.en.ts";

export const words: OfferWords = {
  title: "Nächstes Mal schneller anmelden",
  text: "Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder Bildschirmsperre an. Sie können auch später in Ihrem Konto einen hinzufügen.",
  add: "Passkey hinzufügen",
  notNow: "Nicht jetzt",
  added: "Passkey hinzugefügt",
  addedText: "Nächstes Mal können Sie sich ohne Passwort anmelden.",
};
