import type { DeletionWords } from "./words.en.ts";

export const words: DeletionWords = {
  failed: "Löschen fehlgeschlagen",
  otherwise: "Das Konto konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.",
  confirm: "Mein Konto löschen",
  busy: "Wird gelöscht …",
  text: "Damit löschen Sie auch Ihre Karten mit Statistik, Kontakten und Bildern, und gedruckte Codes funktionieren nicht mehr. Das lässt sich nicht rückgängig machen.",
  teamCardsStay:
    "Karten eines Teams bleiben beim Team: Sie sind pausiert, bis ein Manager sie übergibt. Ist sonst niemand im Team, werden sie mit ihm gelöscht.",
  download: "Zuerst meine Daten herunterladen",
  password: "Ihr Passwort",
};
