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
  rules: [
    "Senden Sie den Schlüssel als „Authorization: Bearer KEY“, nie in einer URL.",
    "600 Aufrufe in der Minute je Schlüssel. RateLimit sagt, was übrig ist, Retry-After, wann es weitergeht.",
    "Fehler sind Problem Details (RFC 9457): Richten Sie sich nach ihrem code. Ohne Schlüssel verlangen Sie sie mit „Accept: application/problem+json“.",
    "Felder, mit denen ein Aufruf nur antwortet, dürfen zurückgeschickt werden. Ein Inhalt ohne ein bekanntes Feld wird abgelehnt.",
    "Listen haben items, next und total. Geben Sie next als cursor an.",
    "Ein POST mit Idempotency-Key wird innerhalb eines Tages einmal ausgeführt.",
  ],
  arrival: "So kommen Webhooks an",
  arrivalText: [
    "Jeder ist ein POST mit {type, timestamp, data}. Die OpenAPI-Beschreibung hat jedes Ereignis mit einem Beispiel.",
    "Sie sind nach Standard Webhooks 1.0 signiert, in webhook-id, webhook-timestamp und webhook-signature.",
    "Antworten Sie binnen 10 Sekunden mit 2xx. Sonst kommt er wieder, bis zu 28 Stunden lang, mit derselben webhook-id.",
    "Schlüssel verwalten keine Webhooks. Mit Enterprise legen Sie sie auf dieser Seite an, sobald Sie angemeldet sind.",
  ],
  document: "OpenAPI-Beschreibung",
  ai: "Ihre eigene KI",
  aiText:
    "Programme, die das Model Context Protocol sprechen, finden Kontakte, lesen Posteingang und Zahlen und schreiben, sobald Sie es für ihren Schlüssel erlauben.",
  aiWarning:
    "Nachrichten von Besuchern können versuchen, der KI Anweisungen zu geben. Erlauben Sie das Schreiben nur, wenn Sie prüfen, was sie tut.",
  tools: "Werkzeuge",
  sdk: "SDK",
  sdkText:
    "Zeigen Sie eine Karte oder ihren Chat mit einem Skript auf jeder Website. Die Zeilen für Ihre Karten stehen in der Anleitung.",
  guide: "Anleitung öffnen",
  recipes: "Rezepte",
  recipesText:
    "Die zu Ereignissen beginnen mit einer Adresse: Legen Sie damit einen Webhook für das genannte Ereignis an. Ein Test hat andere Daten als ein Ereignis: Ordnen Sie die Felder nach einem ersten echten Kontakt zu, und fahren Sie nur fort, wo type das Ereignis ist. Ein Schritt im eigenen Netz braucht die Einstellung OUTGOING_ALLOW des Servers. Schlüssel dafür brauchen contacts:read.",
  recipeTitles: {
    sheet: "Neuer Kontakt in eine Tabelle",
    chat: "Neue Nachricht in einen Chat",
    crm: "Kontakte ins CRM, nach den Spalten des Exports",
  },
  recipe: {
    n8n: {
      name: "n8n",
      sheet: [
        "|Webhook|: |HTTP Method| POST, |Respond Immediately|. Die |Production URL| ist die Adresse des Webhooks für contact.created; sie gilt, sobald der Workflow veröffentlicht ist.",
        "Google Sheets, Append Row: {{ $json.body.data.name }}, {{ $json.body.data.email }} und {{ $json.body.data.phone }}.",
      ],
      chat: [
        "|Webhook|: |HTTP Method| POST, |Respond Immediately|. Die |Production URL| ist die Adresse des Webhooks für message.created; sie gilt, sobald der Workflow veröffentlicht ist.",
        "|Slack, Message, Send|: {{ $json.body.data.name }}: {{ $json.body.data.formData.message }}.",
      ],
      crm: [
        "Schedule Trigger: täglich.",
        "|HTTP Request|: GET {origin}/api/contacts/export?format=hubspot, |Authentication: Generic Credential Type, Bearer Auth|, mit dem Schlüssel. Option |Response, Response Format: File|.",
        "|Extract from File, Extract From CSV|, mit der Option |Exclude Byte Order Mark (BOM)|.",
        "|HubSpot, Create/Update a contact|: {{ $json['Email'] }}, {{ $json['First Name'] }}, {{ $json['Last Name'] }} und {{ $json['Company Name'] }}.",
      ],
    },
    make: {
      name: "Make",
      sheet: [
        "Webhooks, Custom webhook. Die Adresse ist die des Webhooks für contact.created.",
        "Google Sheets, Add a Row: data.name, data.email und data.phone.",
      ],
      chat: [
        "Webhooks, Custom webhook. Die Adresse ist die des Webhooks für message.created.",
        "Slack, Create a Message: data.name und data.formData.message.",
      ],
      crm: [
        "HTTP, Make a request: GET {origin}/api/contacts/export?format=pipedrive, |Authentication type: API key|, als |Key| Bearer KEY, im Header, mit dem Parameternamen Authorization. Zeitplan: täglich.",
        "|CSV, Parse CSV|: mit Kopfzeile, Trennzeichen Komma.",
        "Pipedrive CRM: Personen nach Person - Email suchen. Ein Router aktualisiert Gefundene und legt andere an: Person - Name, Person - Email, Person - Phone, Organization - Name.",
      ],
    },
    zapier: {
      name: "Zapier",
      sheet: [
        "|Webhooks by Zapier, Catch Hook|. Die Adresse ist die des Webhooks für contact.created.",
        "Google Sheets, Create Spreadsheet Row: data.name, data.email, data.phone, bei Zapier Data Name und so weiter.",
      ],
      chat: [
        "|Webhooks by Zapier, Catch Hook|. Die Adresse ist die des Webhooks für message.created.",
        "Slack, Send Channel Message: data.name und data.formData.message.",
      ],
      crm: [
        "|Schedule by Zapier|: täglich.",
        "|Webhooks by Zapier, Custom Request|: GET {origin}/api/contacts/export?format=salesforce, unter |Headers|: Authorization, Bearer KEY.",
        "|Formatter by Zapier, Utilities, Import CSV File|. |Looping by Zapier, Create Loop From Line Items|.",
        "Salesforce, Find Record nach Email, sonst anlegen: Last Name, First Name, Email, Phone, Company.",
      ],
    },
  },
  reference: "Referenz",
  scope: "Berechtigung",
  parameters: "Parameter",
  body: "Inhalt",
  answer: (status) => `Antwort (${status})`,
  nothing: "Nichts",
  file: "Eine Datei",
  required: "nötig",
};
