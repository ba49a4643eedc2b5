import type { DeveloperWords } from "./words.en.ts";

export const words: DeveloperWords = {
  title: "Für Entwickler",
  subtitle: "Schlüssel, eine API, Werkzeuge für eine KI und das SDK.",
  back: "Zurück zu Meishi",
  signIn: "Anmelden und Schlüssel erstellen",
  needsLevel: "Schlüssel gibt es mit Enterprise.",
  start: "Erste Schritte",
  startText:
    "Erstellen Sie einen Schlüssel, legen Sie ihn in MEISHI_KEY ab, und starten Sie eines dieser Programme. Sie zeigen Ihre neuesten Kontakte.",
  language: "Sprache",
  rules: [
    "Senden Sie den Schlüssel als „Authorization: Bearer KEY“, nie in einer URL.",
    "600 Aufrufe in der Minute je Schlüssel. RateLimit sagt, was übrig ist, Retry-After, wann es weitergeht.",
    "Fehler sind Problem Details (RFC 9457). Richten Sie sich nach ihrem code.",
    "Listen haben items, next und total. Geben Sie next als cursor an.",
    "Ein POST mit Idempotency-Key wird innerhalb eines Tages einmal ausgeführt.",
  ],
  document: "OpenAPI-Beschreibung",
  ai: "Ihre eigene KI",
  aiText:
    "Programme, die das Model Context Protocol sprechen, finden Kontakte, lesen Posteingang und Zahlen und schreiben, sobald Sie es für ihren Schlüssel erlauben.",
  aiWarning:
    "Nachrichten von Besuchern können versuchen, der KI Anweisungen zu geben. Erlauben Sie das Schreiben nur, wenn Sie prüfen, was sie tut.",
  sdk: "SDK",
  sdkText:
    "Zeigen Sie eine Karte oder ihren Chat mit einem Skript auf jeder Website. Die Zeilen für Ihre Karten stehen in der Anleitung.",
  guide: "Anleitung öffnen",
  recipes: "Rezepte",
  recipesText: "n8n, Make und Zapier erreichen Meishi mit ihrem HTTP-Schritt; ein Webhook startet sie.",
  recipe: {
    n8n: {
      name: "n8n",
      steps: [
        "Neuer Kontakt in eine Tabelle: Webhook (contact.created) → Google Sheets, Append row: data.name, data.email, data.phone.",
        "Neue Nachricht in einen Chat: Webhook (message.created) → Slack, Send message. Beantworten Sie den Webhook sofort.",
        "CRM: Schedule → HTTP Request, GET /api/contacts/export?format=hubspot, Zugangsdaten „Bearer Auth“ → Datei auslesen → HubSpot, Create/Update nach Email.",
      ],
    },
    make: {
      name: "Make",
      steps: [
        "Neuer Kontakt in eine Tabelle: Webhooks, Custom webhook (contact.created) → Google Sheets, Add a row.",
        "Neue Nachricht in einen Chat: Custom webhook (message.created) → Slack, Create a message.",
        "CRM: HTTP, Make a request, GET /api/contacts/export?format=pipedrive, Header Authorization → CSV, Parse → Pipedrive, Upsert a person nach Email.",
      ],
    },
    zapier: {
      name: "Zapier",
      steps: [
        "Neuer Kontakt in eine Tabelle: Zapier-Webhooks, Catch Hook (contact.created) → Google Sheets, Create row.",
        "Neue Nachricht in einen Chat: Catch Hook (message.created) → Slack, Send channel message.",
        "CRM: Schedule → Zapier-Webhooks, GET /api/contacts?sort=-last, Header Authorization → Salesforce, Find/Create Record nach Email.",
      ],
    },
  },
  reference: "Referenz",
  scope: "Berechtigung",
  parameters: "Parameter",
  body: "Inhalt",
  answer: (status) => `Antwort (${status})`,
  nothing: "Nichts",
  required: "nötig",
  contents: "Auf dieser Seite",
};
