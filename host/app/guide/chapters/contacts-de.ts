import type { Block } from "../blocks.ts";

/** The chapter about contacts. */
export const CONTACTS: Block[] = [
  {
    kind: "text",
    text: "Unter „Kontakte“ finden Sie alle, die Sie kennengelernt haben, jede Person einmal: wer über das Formular Ihrer Karte schreibt, im Chat Daten hinterlässt oder sie Ihnen zurückgibt, wen Sie scannen, importieren oder von Hand hinzufügen.",
  },
  {
    kind: "steps",
    items: [
      "Öffnen Sie „Kontakte“ und wählen Sie „Scannen“, um einen vorgehaltenen QR-Code oder ein Bild davon zu lesen. Sehen Sie sich an, was gelesen wurde, korrigieren Sie es und speichern Sie.",
      "Öffnen Sie eine Person, um den ganzen Verlauf zu sehen, anzurufen, zu schreiben oder eine Erinnerung zu setzen. „Kalender“ überträgt die Erinnerung in Ihren eigenen Kalender.",
      "Wählen Sie mehrere Personen aus, um ihnen gemeinsam Stichwörter oder einen Stand zu geben, sie zu exportieren oder zu löschen.",
    ],
  },
  {
    kind: "facts",
    items: [
      [
        "Ohne Netz",
        "Scans bleiben auf Ihrem Gerät und werden gesendet, sobald Sie online sind. Öffnen Sie „Karte scannen“ vor einer Veranstaltung einmal und installieren Sie Meishi als App.",
      ],
      [
        "Dieselbe Person zweimal",
        "Dieselbe E-Mail-Adresse ist dieselbe Person. Wo das nur wahrscheinlich ist, fragt die Seite der Person nach. Dort lässt sich das Zusammenführen auch rückgängig machen.",
      ],
      [
        "Stände, Erinnerungen, Aufbewahrung",
        "Unter „Einstellungen“ benennen Sie die Stände, lassen sich morgens per E-Mail erinnern und legen fest, wie lange Kontakte aufbewahrt werden.",
      ],
      [
        "Import",
        "vCard- und CSV-Dateien aus Google, Apple, Outlook und anderen. Bevor etwas gespeichert wird, sehen Sie, was jede Spalte enthält und wer schon bekannt ist.",
      ],
      ["Export", "vCard, CSV und Dateien, die HubSpot, Salesforce und Pipedrive unverändert übernehmen."],
      [
        "Auf dem Telefon",
        "„Auf dem Telefon“ unter Kontakte bringt alle in das Adressbuch des Telefons, sodass Sie sehen, wer anruft. Änderungen wirken in beide Richtungen. Manager eines Teams erhalten auch die Kontakte seiner Karten, zum Lesen.",
      ],
      [
        "Daten zurückgeben",
        "Besucher können Ihnen auf Ihrer Karte ihre eigenen Daten geben. Sie erhalten eine E-Mail mit einem Link, über den sie sie jederzeit ändern oder zurückziehen können.",
      ],
      [
        "Umziehen",
        "Im Menü einer Karte übernimmt „Links importieren“ einen Export aus Linktree, LinkStack oder LinkBreeze. „Als Website herunterladen“ gibt Ihnen die Karte als Ordner, der sich ohne Meishi öffnet.",
      ],
    ],
  },
];
