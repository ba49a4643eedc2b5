import type { PwaWords } from "./words.en.ts";

export const words: PwaWords = {
  title: "App-Einstellungen",
  admin: "Admin",
  subtitle: "Wie Ihre installierte App auf Telefonen und Computern aussieht",
  save: "App-Einstellungen speichern",
  saving: "Wird gespeichert …",
  saved: "Einstellungen gespeichert",
  failed: "Speichern fehlgeschlagen",
  failedText: "Die App-Einstellungen konnten nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
  unsaved: "Ihre Einstellungen haben nicht gespeicherte Änderungen.",
  loading: "Die Einstellungen werden geladen",
  reachAll:
    "Diese Einstellungen gelten für die ganze Website: für ihre installierte App und für jede Karte ohne eigene Einstellungen.",
  reachOwn:
    "Diese Einstellungen gelten für Ihre eigenen Karten: für ihre Seiten und für die App, die andere erhalten, wenn sie eine davon installieren.",
  tabs: { name: "Einstellungen", icons: "Symbole", appearance: "Aussehen", preview: "Vorschau" },
  name: {
    title: "Name",
    app: "Name der App",
    appText: "Der volle Name, beim Installieren zu sehen.",
    short: "Kurzname",
    shortText: "Steht unter dem Symbol.",
    description: "Beschreibung",
    descriptionText: "Eine Zeile für App-Listen.",
  },
  colours: {
    title: "Farben",
    theme: "Farbe der Leiste",
    themeText: "Die Leiste um die App.",
    background: "Hintergrundfarbe",
    backgroundText: "Hinter dem Symbol, während die App startet.",
  },
  splash: {
    title: "Startbild",
    text: "Zu sehen, während die installierte App startet.",
    enable: "Startbild anzeigen",
    image: "Startbild",
    hint: "PNG, JPG oder SVG, am besten 1000 × 1000.",
    preview: "Vorschau des Startbilds",
    words: {
      idle: ["Zum Hochladen klicken", "Am besten 1000 × 1000"],
      uploaded: ["Startbild hochgeladen", "Bereit zum Installieren"],
      success: ["Startbild hochgeladen", "Das Startbild Ihrer App wurde geändert"],
      failure: [
        "Hochladen fehlgeschlagen",
        "Das Startbild konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.",
      ],
    },
  },
  icons: {
    icon192: {
      title: "App-Symbol 192 × 192",
      hint: "Auf Startbildschirmen und in Menüs zu sehen. PNG, JPG oder SVG, quadratisch.",
    },
    icon512: {
      title: "Großes Symbol 512 × 512",
      hint: "Beim Installieren und Starten zu sehen. PNG, JPG oder SVG, quadratisch.",
    },
    iconMaskable: {
      title: "Anpassbares Symbol",
      hint: "Android schneidet es in beliebige Formen: Bleiben Sie im sicheren Bereich der inneren 80 %.",
    },
    words: {
      idle: ["Zum Hochladen klicken", "oder eine Datei hier ablegen"],
      uploaded: ["Hochgeladen", "Zum Ersetzen klicken"],
      success: ["Symbol hochgeladen", "Das Symbol Ihrer App wurde geändert"],
      failure: [
        "Hochladen fehlgeschlagen",
        "Das Symbol konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.",
      ],
    },
    safeZone: "Sicheren Bereich zeigen",
    safeZoneLabel: "Sicherer Bereich: die inneren 80 %",
    current: (icon) => `Aktuell: ${icon}`,
  },
  upload: {
    wrongType: "Falscher Dateityp",
    wrongTypeText: "Bitte laden Sie ein Bild als PNG, JPG oder SVG hoch",
    busy: "Wird hochgeladen …",
    choose: (title) => `${title}: Datei auswählen`,
  },
  preview: (device) => `Vorschau: ${device}`,
  desktop: "Computer",
  noIcon: "Kein Symbol",
};
