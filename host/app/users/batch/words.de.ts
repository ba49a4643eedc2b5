import type { BatchWords } from "./words.en.ts";

export const words: BatchWords = {
  notParsed: "Die Datei konnte nicht gelesen werden",
  nothingValid: "Keine gültigen Benutzer zum Hochladen",
  finished: "Hochladen abgeschlossen",
  failed: "Die Benutzer konnten nicht hochgeladen werden",
  users: (_count, formatted) => `${formatted} Benutzer`,
  created: (users) => `${users} angelegt`,
  createdText: (users) => `${users} angelegt.`,
  checking: (rows) => `${rows} Zeilen werden geprüft …`,
  reading: "Die Datei wird gelesen …",
  creating: (sent, all) => `Benutzer werden angelegt: ${sent} von ${all}`,
  progress: "Angelegte Benutzer",
  keepOpen:
    "Bitte lassen Sie dieses Fenster geöffnet. Bereits angelegte Benutzer bleiben erhalten, wenn das Hochladen abbricht.",
  file: "Tabelle oder CSV-Datei",
  drop: "Datei hier ablegen oder zum Auswählen klicken",
  dropText: ".csv, .xlsx oder .xls mit bis zu 5.000 Benutzern. Sie prüfen die Zeilen, bevor etwas angelegt wird.",
  columns: (names) =>
    `Spalten: username, fullName, email, accessLevel (1 bis 5), cardSlug, password. Freiwillig, für die Karte: ${names}, weitere wie Mobile oder Email 2 und Netzwerke wie LinkedIn.`,
  template: "Vorlage herunterladen",
  valid: (count) => `${count} gültig`,
  invalid: (count) => `, ${count} ungültig: Korrigieren Sie sie hier oder lassen Sie sie weg`,
  other: "Andere Datei wählen",
  upload: (users) => `${users} hochladen`,
  leftOut: (count, formatted) =>
    `Weggelassene Werte, weil die Vorlage sie vorgibt: ${formatted} ${count === 1 ? "Zeile" : "Zeilen"}`,
  lineOf: (line) => `Zeile ${line},`,
  more: (count) => `und ${count} weitere`,
  notCreated: (count, formatted, line, error) =>
    `${formatted} ${count === 1 ? "Zeile konnte" : "Zeilen konnten"} nicht angelegt werden. Zeile ${line}: ${error}`,
  allCreated: "Alle Benutzer wurden angelegt.",
  again: "Fehler korrigieren und erneut versuchen",
  failedRows: "Fehlerhafte Zeilen herunterladen",
  done: "Fertig",
  table: {
    onlyInvalid: "Nur ungültige Zeilen",
    page: (page, last) => `Seite ${page} von ${last}`,
    previous: "Vorige Zeilen",
    next: "Nächste Zeilen",
    name: "Zeilen der Datei",
    line: "Zeile",
    status: "Status",
    states: { pending: "offen", valid: "gültig", invalid: "ungültig" },
    cell: (column, line) => `${column}, Zeile ${line}`,
  },
  team: { label: "Team", none: "Kein Team", template: "Kartenvorlage", noTemplate: "Keine" },
};
