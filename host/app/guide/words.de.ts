import type { GuideWords } from "./words.en.ts";

export const words: GuideWords = {
  title: "Anleitung",
  email: "E-Mail",
  phone: "Telefon",
  subtitle: "Wie Sie Ihre Karten gestalten, teilen und auswerten",
  print: "Drucken",
  search: "Anleitung durchsuchen",
  sections: (count) => `${count} ${count === 1 ? "Abschnitt" : "Abschnitte"}`,
  none: "Nichts gefunden",
  noneText: (search) =>
    `Kein Abschnitt enthält „${search}“ vollständig. Versuchen Sie es mit weniger oder anderen Wörtern.`,
  showAll: "Alle Abschnitte anzeigen",
  dashboard: "Zum Dashboard",
  programs: "Schlüssel, die API und Ihre eigene KI",
  script: {
    none: "Sie haben noch keine Karte.",
    make: "Erstellen Sie eine im Dashboard",
    noneEnd: ", dann steht ihr Skript hier.",
    card: "Karte",
    side: "Seite des Fensters",
    left: "Links",
    right: "Rechts",
    label: "Skript zum Kopieren",
    copy: "Skript kopieren",
    paused: "Diese Karte ist pausiert. Ihre Chat-Schaltfläche ist wieder zu sehen, sobald Sie die Karte fortsetzen.",
    off: "Die Schaltfläche erscheint auf Seiten, sobald der Assistent dieser Karte eingeschaltet ist.",
    setUp: "KI-Assistenten einrichten",
    preview: "Live-Vorschau",
    previewTitle: "Live-Vorschau der Chat-Schaltfläche",
    website: "Ihre Website",
  },
};
