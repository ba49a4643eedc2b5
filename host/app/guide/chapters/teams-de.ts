import type { Block } from "../blocks.ts";

/** The chapter about teams. */
export const TEAMS: Block[] = [
  {
    kind: "text",
    text: "Ein Team gibt den Karten eines Unternehmens ein gemeinsames Aussehen. Mit Enterprise können Sie eines anlegen; seine Manager laden die anderen ein. Jede Person ist in höchstens einem Team.",
  },
  {
    kind: "steps",
    items: [
      "Öffnen Sie „Team“ und wählen Sie „Team anlegen“.",
      "Erstellen Sie unter „Vorlagen“ eine Vorlage: Füllen Sie aus, was alle Karten gemeinsam haben, und legen Sie für jedes Feld eine Regel fest.",
      "Wählen Sie unter „Mitglieder“ „Personen einladen“ und fügen Sie die E-Mail-Adressen ein. Alle erhalten einen Link, der 14 Tage gilt. Ihre Karten können Sie schon vorher ausfüllen.",
      "Wer annimmt, erhält eine Karte des Teams, die aus der Vorlage entsteht.",
    ],
  },
  {
    kind: "facts",
    items: [
      [
        "Gesperrt",
        "Die Vorlage gibt dieses Feld auf allen ihren Karten vor, auch wenn es leer ist. Editoren zeigen es mit einem Schloss. Heben Sie die Sperre auf, erscheinen wieder die eigenen Texte der Mitglieder.",
      ],
      ["Pflichtfeld", "Die Mitglieder füllen es selbst aus und können es nicht leer lassen."],
      ["Frei", "Neue Karten beginnen mit dem Wert der Vorlage; danach gehört das Feld dem Mitglied."],
      [
        "Vorhandene Karten",
        "Unter Vorlagen geben Sie mit Auf Karten anwenden eine Vorlage allen Karten oder denen ohne Vorlage; unter Karten wählen Sie sie Karte für Karte. Was die Mitglieder selbst geschrieben haben, bleibt gespeichert und erscheint ohne die Vorlage wieder. Unter Mitglieder legt Karte anlegen eine Karte für alle an, die noch keine haben, auch für Sie selbst.",
      ],
      [
        "Eine Vorlage ändern",
        "Mit dem Speichern ändern sich alle ihre Karten beim nächsten Aufruf, wie viele es auch sind. Die Vorschau zeigt es vorher auf der Karte eines Mitglieds.",
      ],
      [
        "Wenn jemand geht",
        "Die Teamkarte bleibt: Übergeben Sie sie mit Adresse und gedruckten Codes an ein anderes Mitglied oder pausieren Sie sie. Die Adresse einer pausierten führt zur Nachfolge oder zum Verzeichnis. Konto und persönliche Karten bleiben bei der Person.",
      ],
      [
        "Posteingang und Statistik",
        "Manager sehen Nachrichten und Zahlen aller Teamkarten, zusammen und nach Mitglied, und laden sie herunter.",
      ],
      [
        "Verzeichnis",
        "In den Teameinstellungen laden Sie das Logo des Teams hoch und geben eine öffentliche Seite mit allen Karten des Teams und einer Suche frei.",
      ],
      ["Domains", "Ein Team kann drei eigene Domains haben, mit dem Verzeichnis oder einer Karte als Startseite."],
      ["Protokoll", "Wer was eingeladen, geändert oder entfernt hat, für Manager und Administratoren."],
    ],
  },
];
