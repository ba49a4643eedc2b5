import type { MovingWords } from "./words.en.ts";

export const words: MovingWords = {
  title: "Links importieren",
  into: "In die Karte von",
  dashboard: "Dashboard",
  file: "Export aus Linktree, LinkStack oder LinkBreeze",
  fileText: "Die JSON-, CSV- oder ZIP-Datei, die Sie von dem Dienst erhalten. Sie wird in Ihrem Browser gelesen.",
  choose: "Datei auswählen",
  clear: "Auswahl aufheben",
  unusable: "Die Datei kann nicht verwendet werden",
  cancel: "Abbrechen",
  busy: "Wird importiert …",
  submit: "In die Karte übernehmen",
  done: "Importiert",
  doneText: (count) => `${count} ${count === 1 ? "Link steht" : "Links stehen"} jetzt auf der Karte.`,
  found: (count, service) => `${count} ${count === 1 ? "Link" : "Links"} aus ${service}`,
  name: "Name:",
  about: "Über mich:",
  network: "Netzwerk",
  button: "Schaltfläche",
};
