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
  language: "Language",
  rules: [
    "Send the key as “Authorization: Bearer KEY”, never in a URL.",
    "600 calls a minute for each key. RateLimit tells what is left, Retry-After when to go on.",
    "Errors are problem details (RFC 9457). Go by their code.",
    "Lists have items, next and total. Pass next as cursor.",
    "A POST with an Idempotency-Key is carried out once within a day.",
  ],
  document: "OpenAPI description",
  ai: "Your own AI",
  aiText:
    "Clients of the Model Context Protocol find contacts, read the inbox and figures, and write once you allow it for their key.",
  aiWarning: "Visitors' messages may try to instruct the AI. Allow writing only if you check what it does.",
  sdk: "SDK",
  sdkText: "Show a card, or its chat, on any site with one script. The guide has the lines for your cards.",
  guide: "Open the guide",
  recipes: "Recipes",
  recipesText: "n8n, Make and Zapier reach Meishi by their HTTP step; a webhook starts them.",
  recipe: {
    n8n: {
      name: "n8n",
      steps: [
        "New contact into a sheet: Webhook (contact.created) → Google Sheets, Append row: data.name, data.email, data.phone.",
        "New message into a chat: Webhook (message.created) → Slack, Send message. Answer the webhook at once.",
        "CRM: Schedule → HTTP Request, GET /api/contacts/export?format=hubspot, credential “Bearer Auth” → Extract from file → HubSpot, Create or update by Email.",
      ],
    },
    make: {
      name: "Make",
      steps: [
        "New contact into a sheet: Webhooks, Custom webhook (contact.created) → Google Sheets, Add a row.",
        "New message into a chat: Custom webhook (message.created) → Slack, Create a message.",
        "CRM: HTTP, Make a request, GET /api/contacts/export?format=pipedrive, header Authorization → CSV, Parse → Pipedrive, Upsert a person by Email.",
      ],
    },
    zapier: {
      name: "Zapier",
      steps: [
        "New contact into a sheet: Webhooks by Zapier, Catch Hook (contact.created) → Google Sheets, Create row.",
        "New message into a chat: Catch Hook (message.created) → Slack, Send channel message.",
        "CRM: Schedule → Webhooks by Zapier, GET /api/contacts?sort=-last, header Authorization → Salesforce, Find or create record by Email.",
      ],
    },
  },
  reference: "Reference",
  scope: "Scope",
  parameters: "Parameters",
  body: "Body",
  answer: (status: string) => `Answer (${status})`,
  nothing: "Nothing",
  required: "required",
  contents: "On this page",
};

export type DeveloperWords = typeof words;
export const developerWords = catalogue("developers", words);
