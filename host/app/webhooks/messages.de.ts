import type { WebhookMessages } from "./messages.en.ts";

export const words: WebhookMessages = {
  urlMissing: "Geben Sie die Adresse ein, an die gesendet wird.",
  urlTooLong: "Höchstens 2.000 Zeichen.",
  urlInvalid: "Geben Sie eine Adresse wie https://example.com/hook ein.",
  urlNotHttps: "Die Adresse muss mit https:// beginnen und darf kein Passwort enthalten.",
  urlNotPublic: "Diese Adresse liegt nicht im Internet. Geben Sie eine an, die es tut, etwa https://example.com/hook.",
  eventsMissing: "Wählen Sie mindestens ein Ereignis.",
  eventUnknown: "Dieses Ereignis gibt es nicht.",
  notFound: "Webhook nicht gefunden",
  deliveryNotFound: "Zustellung nicht gefunden",
  tooManyTries: "Sie haben schon oft gesendet.",
  isBeingSent: "Diese Nachricht wird gerade gesendet.",
};
