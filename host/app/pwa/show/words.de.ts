import type { ShowWords } from "./words.en.ts";

export const words: ShowWords = {
  title: "QR-Code",
  of: (name) => `QR-Code von ${name}`,
  close: "Schließen",
  share: "Teilen",
  copied: "Link kopiert",
  copyByHand: "Kopieren Sie den Link aus der Adressleiste des Browsers.",
  bright: "Stellen Sie den Bildschirm heller: So scannt es sich schneller.",
  staysOn: " Der Bildschirm bleibt an.",
  explained: { link: "Öffnet die Karte.", contact: "Speichert den Kontakt, auch wenn das andere Telefon offline ist." },
  tooLong: "Dieser Kontakt ist zu lang für einen Code. Kürzen Sie den Text oder zeigen Sie den Link.",
  paused: "Diese Karte ist pausiert. Ihr Code funktioniert erst wieder, wenn Sie sie fortsetzen.",
  picture: {
    link: (name) => `QR-Code mit dem Link von ${name}`,
    contact: (name) => `QR-Code mit dem Kontakt von ${name}`,
  },
  holds: "Inhalt des Codes",
  link: "Link",
  contact: "Kontakt",
  cards: "Ihre Karten",
  previous: "Vorige Karte",
  next: "Nächste Karte",
  position: (at, all) => `${at} von ${all}`,
};
