import { catalogue } from "../languages/catalogue.ts";

/** The page for developers. Names of calls, fields and scopes are the same in every language. */
export const words = {
  title: "Developers",
  subtitle: "Keys, an API, an AI's tools and the SDK.",
  back: "Back to Meishi",
  signIn: "Sign in to create a key",
  needsLevel: "Keys come with Enterprise.",
  start: "Start",
  startText: "Create a key, put it into MEISHI_KEY and run one of these. They print your newest contacts.",
  rules: [
    "Send the key as “Authorization: Bearer KEY”, never in a URL.",
    "600 calls a minute for each key. RateLimit tells what is left, Retry-After when to go on.",
    "Errors are problem details (RFC 9457): go by their code. Without a key, ask for them by “Accept: application/problem+json”.",
    "Fields that a call only answers with may be sent back. A body with none that it knows is refused.",
    "Lists have items, next and total. Pass next as cursor.",
    "A POST with an Idempotency-Key is carried out once within a day.",
  ],
  document: "OpenAPI description",
  arrival: "How webhooks arrive",
  arrivalText: [
    "Each is a POST with {type, timestamp, data}. The OpenAPI description has every event with an example.",
    "They are signed after Standard Webhooks 1.0, in webhook-id, webhook-timestamp and webhook-signature.",
    "Answer 2xx within 10 seconds. Else it comes again, for up to 28 hours, with the same webhook-id.",
    "Keys do not manage webhooks. With Enterprise, you make them on this page once you have signed in.",
  ],
  ai: "Your own AI",
  aiText:
    "Clients of the Model Context Protocol find contacts, read the inbox and figures, and write once you allow it on the key's row.",
  aiWarning: "Visitors' messages may try to instruct the AI. Allow writing only if you check what it does.",
  tools: "Tools",
  sdk: "SDK",
  sdkText: "Show a card, or its chat, on any site with one script. The guide has the lines for your cards.",
  guide: "Open the guide",
  recipes: "Recipes",
  recipesText:
    "Those of events begin with an address: make a webhook of it, with the event named. A test has other data than an event: map the fields after a first real contact, and go on only where type is the event. A step in your own network needs the server's setting OUTGOING_ALLOW. Keys for these need contacts:read.",
  recipeTitles: {
    sheet: "New contact into a sheet",
    chat: "New message into a chat",
    crm: "Contacts into a CRM, by the export's columns",
  },
  recipe: {
    n8n: {
      name: "n8n",
      sheet: [
        "Webhook: HTTP Method POST, Respond Immediately. Its Production URL is the webhook's, for contact.created; it counts once the workflow is published.",
        "Google Sheets, Append Row: {{ $json.body.data.name }}, {{ $json.body.data.email }}, {{ $json.body.data.phone }}.",
      ],
      chat: [
        "Webhook: HTTP Method POST, Respond Immediately. Its Production URL is the webhook's, for message.created; it counts once the workflow is published.",
        "Slack, Message, Send: {{ $json.body.data.name }}: {{ $json.body.data.formData.message }}.",
      ],
      crm: [
        "Schedule Trigger: every day.",
        "HTTP Request: GET {origin}/api/contacts/export?format=hubspot, Authentication: Generic Credential Type, Bearer Auth, with the key. Option Response, Response Format: File.",
        "Extract from File, Extract From CSV, with the option Exclude Byte Order Mark (BOM).",
        "HubSpot, Create/Update a contact: {{ $json['Email'] }}, {{ $json['First Name'] }}, {{ $json['Last Name'] }}, {{ $json['Company Name'] }}.",
      ],
    },
    make: {
      name: "Make",
      sheet: [
        "Webhooks, Custom webhook. Its address is the webhook's, for contact.created.",
        "Google Sheets, Add a Row: data.name, data.email, data.phone.",
      ],
      chat: [
        "Webhooks, Custom webhook. Its address is the webhook's, for message.created.",
        "Slack, Create a Message: data.name, data.formData.message.",
      ],
      crm: [
        "HTTP, Make a request: GET {origin}/api/contacts/export?format=pipedrive, Authentication type: API key, whose Key is Bearer KEY, placed in the header, with the parameter name Authorization. Schedule: every day.",
        "CSV, Parse CSV: it contains headers, delimiter comma.",
        "Pipedrive CRM: search persons by Person - Email. A router updates who was found and creates others: Person - Name, Person - Email, Person - Phone, Organization - Name.",
      ],
    },
    zapier: {
      name: "Zapier",
      sheet: [
        "Webhooks by Zapier, Catch Hook. Its address is the webhook's, for contact.created.",
        "Google Sheets, Create Spreadsheet Row: data.name, data.email, data.phone, which Zapier calls Data Name and so on.",
      ],
      chat: [
        "Webhooks by Zapier, Catch Hook. Its address is the webhook's, for message.created.",
        "Slack, Send Channel Message: data.name, data.formData.message.",
      ],
      crm: [
        "Schedule by Zapier: every day.",
        "Webhooks by Zapier, Custom Request: GET {origin}/api/contacts/export?format=salesforce, under Headers: Authorization, Bearer KEY.",
        "Formatter by Zapier, Utilities, Import CSV File. Looping by Zapier, Create Loop From Line Items.",
        "Salesforce, Find Record by Email, or create it: Last Name, First Name, Email, Phone, Company.",
      ],
    },
  },
  reference: "Reference",
  scope: "Scope",
  parameters: "Parameters",
  body: "Body",
  answer: (status: string) => `Answer (${status})`,
  nothing: "Nothing",
  file: "A file",
  required: "required",
};

export type DeveloperWords = typeof words;
export const developerWords = catalogue("developers", words);
