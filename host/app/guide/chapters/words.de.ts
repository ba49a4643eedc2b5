import { CONTACTS } from "./contacts-de.ts";
import type { Chapters } from "./words.en.ts";
import { MOBILE } from "./mobile-de.ts";
import { TEAMS } from "./teams-de.ts";

export const words: Chapters = {
  "getting-started": {
    title: "Erste Schritte",
    blocks: [
      {
        kind: "text",
        text: "Eine digitale Visitenkarte ist eine Seite mit Ihren Kontaktdaten, die sich auf jedem Telefon öffnet. Um sie zu sehen, braucht niemand eine App.",
      },
      {
        kind: "list",
        items: [
          "Das Dashboard zeigt Ihre Karten. Hier erstellen Sie auch neue.",
          "In den Editoren ändern Sie eine Karte. Die Live-Vorschau zeigt, wie sie aussehen wird.",
          "Teilen Sie eine Karte über ihren Link, ihren QR-Code oder ihre Kontaktdatei.",
          "Installieren Sie Meishi auf Ihrem Telefon oder Computer, um es wie eine App zu öffnen.",
        ],
      },
      { kind: "text", text: "So schützen Sie Ihr Konto, unter Konto, Sicherheit:" },
      {
        kind: "facts",
        items: [
          [
            "Passkeys",
            "Melden Sie sich mit Fingerabdruck, Gesicht oder Bildschirmsperre an. Legen Sie für jedes Gerät einen an: Es gibt nichts zu erraten und nichts, was eine gefälschte Seite stehlen könnte.",
          ],
          [
            "Zweiter Faktor",
            "Nach dem Passwort fragt Meishi nach einem Code aus einer Authenticator-App. Drucken Sie die zehn Wiederherstellungscodes aus: Mit jedem können Sie sich einmal anmelden, wenn Sie Ihr Telefon verlieren. Ohne sie kann nur die Verwaltung den Faktor zurücksetzen. Bei einem neuen Telefon wählen Sie „Authenticator-App wechseln“.",
          ],
          [
            "Sitzungen",
            "Sehen Sie, wo Sie angemeldet sind, und beenden Sie, was Sie nicht kennen. Eine E-Mail meldet jedes neue Gerät und jede Änderung an Ihrer Anmeldung.",
          ],
        ],
      },
    ],
  },
  creating: {
    title: "Eine Visitenkarte erstellen",
    blocks: [
      {
        kind: "steps",
        items: [
          "Öffnen Sie das Dashboard",
          "Klicken Sie auf „Neue Karte erstellen“",
          "Füllen Sie die Grunddaten aus",
          "Wählen Sie ein Design",
          "Speichern Sie",
        ],
      },
      { kind: "picture", name: "dashboard", alt: "Das Dashboard mit einer Karte und ihren Schaltflächen" },
      { kind: "text", text: "Das kann auf einer Karte stehen:" },
      {
        kind: "list",
        items: [
          "Name, Position und Unternehmen",
          "Kontaktdaten und Adresse",
          "Profilbild (am besten 400 × 400)",
          "Logo und Hausfarben",
          "Soziale Netzwerke",
        ],
      },
      {
        kind: "text",
        text: "Basic und Professional umfassen eine Karte, Enterprise bis zu drei. In Ihrem Konto steht, was Ihr Tarif umfasst und was der nächste bringt. Dort können Sie ihn auch anfragen.",
      },
      {
        kind: "text",
        text: "Bei einem Netzwerk geben Sie ein, was Sie haben: einen Namen, @Namen, eine Nummer, Adresse oder einen Link. Das Feld zeigt den Link, der daraus wird. Eine Kontaktdatei füllt mehrere Nummern und Netzwerke auf einmal aus.",
      },
    ],
  },
  customizing: {
    title: "Ihre Karte gestalten",
    blocks: [
      { kind: "picture", name: "editor", alt: "Der Karteneditor mit seinen Tabs und der Live-Vorschau" },
      {
        kind: "facts",
        items: [
          [
            "Designs",
            "Minimalist ist ruhig und typografisch. Corporate hat einen geteilten Kopf und eine kompakte Liste. Die anderen Designs ändern Aufbau, Schrift und Porträt. Texte und Bilder bleiben erhalten, wenn Sie wechseln.",
          ],
          [
            "Farben",
            "Haupt-, Akzent-, Text- und Hintergrundfarben oder Verläufe. Die Schrift auf Schaltflächen wird von selbst dunkel oder weiß, sodass sie immer lesbar ist.",
          ],
          ["Aufbau", "Reihenfolge der Elemente, Abschnitte ein- und ausblenden, Abstände."],
          [
            "Bilder",
            "Titelbild 1200 × 400, Logo 250 × 250, bis zu acht Galeriebilder mit 1200 × 800. JPG, PNG oder GIF bis 2 MB; größere Dateien werden verkleinert.",
          ],
        ],
      },
      {
        kind: "text",
        text: "Änderungen bleiben auf Ihrem Bildschirm, bis Sie auf „Speichern“ klicken. „Zurücksetzen“ führt zum zuletzt gespeicherten Stand zurück.",
      },
    ],
  },
  sharing: {
    title: "Ihre Karte teilen",
    blocks: [
      {
        kind: "facts",
        items: [
          [
            "Link",
            "Kopieren Sie ihn im Editor oder über „Teilen“ auf der Karte. Mit Professional wählen Sie seinen letzten Teil selbst, die Adresse der Karte. Alte Links führen weiter zu Ihrer Karte.",
          ],
          [
            "QR-Code",
            "Klicken Sie im Dashboard auf „QR-Code“ und laden Sie ihn als PNG herunter. Scans werden getrennt von Besuchen über den Link gezählt.",
          ],
          [
            "Eigene Domain",
            "Mit Enterprise öffnen sich Ihre Karten unter einer eigenen Domain wie cards.example.com, ohne unseren Namen.",
          ],
          ["Kontaktdatei", "„Kontakt speichern“ legt Sie mit Foto im Adressbuch des Besuchers ab."],
          [
            "E-Mail-Signatur",
            "Klicken Sie im Dashboard auf „Teilen“ und öffnen Sie „E-Mail-Signatur“: Wählen Sie ein Layout, kopieren Sie es und folgen Sie den Schritten für Ihr Mailprogramm.",
          ],
          [
            "Druck",
            "Unter „Teilen“ finden Sie Ihre Visitenkarte für die Druckerei, einen Bogen mit zehn Karten für den eigenen Drucker, Ausweise und ein Plakat.",
          ],
          ["Wallet", "Wo diese Website es anbietet, legen Besucher Ihre Karte in Apple oder Google Wallet ab."],
          ["Hintergründe", "Bilder mit Ihrem Code für Videoanrufe und für den Sperrbildschirm Ihres Telefons."],
          [
            "NFC-Tag",
            "In Chrome unter Android schreibt „Teilen“ Ihre Adresse auf einen Tag. Andere Telefone brauchen eine App. Die Schritte stehen dort.",
          ],
          [
            "Sprachen",
            "Besucher lesen Ihre Karte in der Sprache ihres Browsers, einer von vierzehn, und können am Ende der Karte wechseln. In beiden Editoren geben Sie Ihre eigenen Texte in weiteren Sprachen ein. Ihre Seiten sind auf Deutsch oder Englisch: siehe Konto.",
          ],
          [
            "Kampagnen",
            "Geben Sie einer Messe oder einem Flyer einen eigenen Link und Code und vergleichen Sie in der Statistik Aufrufe, gespeicherte Kontakte und Anfragen.",
          ],
        ],
      },
      { kind: "picture", name: "card", alt: "Eine Karte auf einem Telefon, mit Kontakt speichern, Teilen und QR-Code" },
      { kind: "text", text: "So verbinden Sie eine Domain:" },
      {
        kind: "steps",
        items: [
          "Öffnen Sie Konto, Domains, und fügen Sie die Domain hinzu",
          "Legen Sie die beiden angezeigten Einträge dort an, wo Sie die Domain verwalten",
          "Klicken Sie auf „Jetzt prüfen“; neue Einträge sind manchmal erst nach einer Stunde zu sehen",
          "Ist sie aktiv, wählen Sie unter „Karte und Aussehen“, welche Karte sich zuerst öffnet, sowie Name, Farbe und Symbol ihrer App",
          "Klicken Sie auf „Zur Hauptadresse machen“, damit Links, QR-Codes und Kontaktdateien sie verwenden",
        ],
      },
      {
        kind: "text",
        text: "Fehlen die Einträge eines Tages, erhalten Sie eine E-Mail. Nach 14 Tagen ohne sie wird die Domain aus Ihrem Konto entfernt. Links und gedruckte Codes mit der Adresse dieser Website funktionieren immer weiter.",
      },
    ],
  },
  analytics: {
    title: "Die Statistik verstehen",
    blocks: [
      {
        kind: "facts",
        items: [
          [
            "Aufrufe",
            "Wie oft Ihre Karte geöffnet wurde. Ihre eigenen Besuche und Suchmaschinen werden nicht gezählt.",
          ],
          ["Klicks", "Welche Ihrer Links angeklickt wurden."],
          ["Gespeichert", "Wie oft auf „Kontakt speichern“ geklickt wurde."],
          ["Formularnachrichten", "Nachrichten über das Formular auf Ihrer Karte."],
          ["Interaktionsrate", "Klicks und gespeicherte Kontakte zusammen, geteilt durch die Aufrufe."],
          ["Konversion", "Gespeicherte Kontakte geteilt durch die Aufrufe."],
        ],
      },
      { kind: "picture", name: "analytics", alt: "Statistik einer Karte: Summen und ein Diagramm der letzten Wochen" },
      { kind: "text", text: "„Daten exportieren“ lädt alles als CSV herunter, für jede Tabellenkalkulation." },
    ],
  },
  contacts: { title: "Kontakte", blocks: CONTACTS },
  teams: { title: "Im Team arbeiten", blocks: TEAMS },
  developer: {
    title: "Für Entwickler",
    blocks: [
      {
        kind: "text",
        text: "Mit einer Zeile bringen Sie die Chat-Schaltfläche Ihrer Karte auf jede Website. Sie setzt keine Cookies, und wenn unser Server nicht erreichbar ist, bleibt Ihre Seite, wie sie ist.",
      },
      {
        kind: "facts",
        items: [
          [
            "Ganze Karte",
            "Schreiben Sie <meishi-card slug=ihre-adresse></meishi-card> an die Stelle, an der die Karte erscheinen soll, und fügen Sie dasselbe Skript hinzu.",
          ],
          [
            "Optionen",
            "data-position (left oder right), data-color, data-label, data-open, data-locale und data-consent am Skript.",
          ],
          [
            "Ereignisse",
            "meishi:ready, meishi:open, meishi:close, meishi:message, meishi:save und meishi:error an document.",
          ],
          [
            "Eigenes CSS",
            "Der Tab „Erweitert“ des Editors nimmt CSS für Ihre Karte auf. Klassen: card-container, card-header, card-profile, card-content, card-footer, card-social.",
          ],
          [
            "Content-Security-Policy",
            "Erlauben Sie den Ordner /sdk/ dieser Website in script-src und ihre Adresse in connect-src und img-src.",
          ],
        ],
      },
    ],
  },
  mobile: { title: "Tipps für das Telefon", blocks: MOBILE },
  support: {
    title: "Hilfe bekommen",
    blocks: [
      {
        kind: "facts",
        items: [
          [
            "Live-Chat",
            "Öffnen Sie den Chat auf der Demokarte: Er antwortet sofort und nimmt eine Nachricht für uns entgegen.",
          ],
          ["Erreichbar", "Montag bis Freitag, 9 bis 17 Uhr EST"],
        ],
      },
      {
        kind: "text",
        text: "Nennen Sie uns die Adresse der Seite und was Sie erwartet haben. Ein Bildschirmfoto hilft.",
      },
      {
        kind: "text",
        text: "Der KI-Assistent antwortet aus Ihren eigenen Texten. Mit einem Sprachmodell führt er Gespräche. Einrichten kann es, wer diese Installation betreibt:",
      },
      {
        kind: "list",
        items: [
          "Ein Modell auf demselben Rechner (Ollama): OPENAI_BASE_URL=http://127.0.0.1:11434/v1 und OPENAI_MODEL=qwen2.5:7b",
          "Der Server von llama.cpp: OPENAI_BASE_URL=http://127.0.0.1:8080/v1 und OPENAI_MODEL=local",
          "Ein Dienst im Netz: OPENAI_API_KEY und OPENAI_MODEL",
        ],
      },
    ],
  },
};
