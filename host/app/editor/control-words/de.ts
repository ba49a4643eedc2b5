import type { ControlWords } from "./en.ts";

export const words: ControlWords = {
  item: {
    up: (item) => `${item} nach oben verschieben`,
    down: (item) => `${item} nach unten verschieben`,
    remove: (item) => `${item} entfernen`,
  },
  color: {
    default: "Farbe des Designs",
    wrong: "Geben Sie eine Farbe wie #d9bd90 ein",
    pick: (colour) => `${colour}: auswählen`,
  },
};
