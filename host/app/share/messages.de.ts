import type { ShareMessages } from "./messages.en.ts";

export const words: ShareMessages = {
  nameMissing: "Bitte geben Sie einen Namen ein",
  campaignNotFound: "Kampagne nicht gefunden",
  nameInUse: "Diese Karte hat bereits eine Kampagne mit diesem Namen.",
  appleWalletOff: "Apple Wallet ist auf diesem Server nicht eingerichtet.",
  googleWalletOff: "Google Wallet ist auf diesem Server nicht eingerichtet.",
  cardUnavailable: "Diese Karte ist nicht verfügbar.",
  notDrawn: "Das ließ sich gerade nicht zeichnen.",
  campaignsFull: (limit) => `Eine Karte kann bis zu ${limit} Kampagnen haben. Löschen Sie zuerst eine.`,
};
