import type { ProofWords } from "./words.en.ts";

export const words: ProofWords = {
  title: "Sind Sie es?",
  about:
    "Bitte zeigen Sie, dass Sie es sind, bevor Sie ändern, wie Sie sich anmelden. In den nächsten zehn Minuten fragen wir nicht noch einmal.",
  signInAgain: "Bitte melden Sie sich ab und wieder an: Auch eine neue Anmeldung zeigt es.",
  goOn: "Weiter",
  busy: "Einen Moment …",
  password: "Ihr Passwort",
  passkey: "Passkey verwenden",
  provider: (name) => `Noch einmal mit ${name} anmelden`,
};
