import type { ImportMessages } from "./messages.en.ts";

export const words: ImportMessages = {
  notAnExport:
    "Das ist kein Export aus Linktree, LinkStack oder LinkBreeze. Wählen Sie die JSON-, CSV- oder ZIP-Datei, die Sie dort erhalten haben.",
  linkRefused: "Diesen Link kann eine Karte nicht enthalten.",
  linkOnCard: "Die Karte enthält ihn bereits.",
  fileTooLarge: "Die Datei ist größer als 8 MB.",
  noRoom: (limit) => `Auf eine Karte passen ${limit} Schaltflächen.`,
};
