import type { ProviderWords } from "./words.en.ts";

const NOT_SIGNED_IN = "Nicht angemeldet";
const NOT_CONNECTED = "Nicht verbunden";

export const words: ProviderWords = {
  unavailable: [
    NOT_SIGNED_IN,
    (name) => `${name} ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.`,
  ],
  failed: [
    NOT_SIGNED_IN,
    (name) => `Die Antwort von ${name} konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.`,
  ],
  cancelled: [NOT_SIGNED_IN, (name) => `Die Anmeldung mit ${name} wurde abgebrochen.`],
  expired: [
    NOT_SIGNED_IN,
    () =>
      "Das hat zu lange gedauert, oder Sie haben in einem anderen Browser begonnen. Bitte versuchen Sie es noch einmal.",
  ],
  unverified: [
    NOT_SIGNED_IN,
    (name) => `${name} hat Ihre E-Mail-Adresse noch nicht bestätigt. Bitte holen Sie das dort zuerst nach.`,
  ],
  closed: [NOT_SIGNED_IN, () => "Sie haben hier noch kein Konto. Bitte wenden Sie sich an die Verwaltung."],
  taken: [
    NOT_SIGNED_IN,
    () => "Ihre E-Mail-Adresse gehört zu einem anderen Konto. Bitte fragen Sie bei der Verwaltung nach.",
  ],
  "linked-elsewhere": [
    NOT_CONNECTED,
    (name) => `Dieses ${name}-Konto ist hier bereits mit einem anderen Konto verbunden.`,
  ],
  "fresh-proof": [NOT_CONNECTED, () => "Bitte verbinden Sie noch einmal und weisen Sie nach, dass Sie es sind."],
  another: [
    "Nicht bestätigt",
    (name) => `Bitte melden Sie sich mit dem ${name}-Konto an, das mit diesem hier verbunden ist.`,
  ],
};
