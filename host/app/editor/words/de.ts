import type { EditorWords } from "./en.ts";

export const words: EditorWords = {
  title: "Karteneditor",
  reset: "Zurücksetzen",
  save: "Speichern",
  saving: "Wird gespeichert …",
  undo: "Rückgängig",
  redo: "Wiederholen",
  preview: {
    name: "Live-Vorschau",
    unsaved: "Nicht gespeichert",
    hide: "Vorschau ausblenden",
    show: "Vorschau anzeigen",
  },
  basic: {
    languages: "Auch in anderen Sprachen anbieten",
    currentPicture: (label) => `Aktuell: ${label}`,
    more: "Weitere Nummern, E-Mails oder Adressen hinzufügen",
    indexable: "Suchmaschinen dürfen diese Karte aufnehmen",
    pictures: "Bilder",
    picturesHint: "JPG, PNG oder GIF, bis 2 MB. Größere Dateien werden für Sie verkleinert.",
  },
  slug: {
    label: "Adresse",
    free: "Dieser Link ist frei.",
    keep: "Gedruckte Codes und geteilte Links funktionieren auch nach einer Änderung.",
  },
  tabs: {
    basic: "Grunddaten",
    design: "Design",
    gallery: "Galerie",
    social: "Netzwerke",
    buttons: "Schaltflächen",
    form: "Formular",
    advanced: "Erweitert",
    loading: (tab) => `${tab} wird geladen`,
  },
  share: {
    editing: ["Sie bearbeiten die Karte von ", "."],
    name: "Teilen",
    viewQr: "QR-Code",
    copy: "Link kopieren",
    share: "Teilen",
    view: "Ansehen",
    more: "Weitere Möglichkeiten zum Teilen",
  },
};
