import type { ErrorMessages } from "./error-messages.en.ts";

export const words: ErrorMessages = {
  factorRequired: "Ihr Konto braucht einen zweiten Faktor. Bitte richten Sie ihn zuerst ein.",
  dataUnreachable:
    "Meishi erreicht gerade seine Daten nicht. Es wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal.",
  uploadsBusy: "Es wird gerade zu viel hochgeladen. Bitte versuchen Sie es später noch einmal.",
  addressSearchUnavailable: "Die Adresssuche ist gerade nicht verfügbar.",
  signedOut: "Bitte melden Sie sich an",
  notFound: "Unter dieser Adresse gibt es nichts.",
  otherSite: "Diese Anfrage kam von einer anderen Website. Bitte verwenden Sie die Seiten von Meishi selbst.",
  fault: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
  tooMany: "Zu viele Anfragen.",
  inSeconds: (count) => `Bitte versuchen Sie es in ${count} ${count === 1 ? "Sekunde" : "Sekunden"} noch einmal.`,
  tooManyUploads: "Es wird gerade zu viel hochgeladen.",
  serverBusy: "Der Server ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.",
};
