import type { WebhookEvent } from "../webhooks/events.ts";

const AT = "2027-03-01T09:00:00.000Z";
const PERSON = { name: "Ben Byron", email: "ben@example.com", phone: "+44 1632 960001" };
const CONTACT = {
  id: 1,
  ...PERSON,
  emails: ["ben@example.com"],
  phones: ["+44 1632 960001"],
  company: "Byron Ltd",
  title: "Engineer",
  stage: "new",
  tags: ["Fair"],
  notes: null,
  reminder: null,
  sources: ["exchange"],
  first: AT,
};
const CONVERSATION = { id: 1, cardId: 1, ...PERSON, message: "Do you travel?", at: AT };

/** What each event is, and an example of its `data`. */
const EVENTS: Record<WebhookEvent, { summary: string; data: object }> = {
  "contact.created": { summary: "Somebody became a contact, by whatever way.", data: CONTACT },
  "contact.updated": { summary: "A value of a contact is different.", data: { ...CONTACT, stage: "won" } },
  "contact.withdrawn": {
    summary: "Somebody took back what they had shared on a card: delete what you have, or read the contact again.",
    data: { id: 1, cardId: 1 },
  },
  "message.created": {
    summary: "A message came through a card's form.",
    data: {
      id: 1,
      cardId: 1,
      contactId: 1,
      ...PERSON,
      formData: { ...PERSON, message: "Please call me." },
      consentText: "I agree that Mara Ellington keeps my details to answer me.",
      at: AT,
    },
  },
  "conversation.started": { summary: "A visitor wrote to the assistant for the first time.", data: CONVERSATION },
  "conversation.needs_person": { summary: "A visitor asks for a person.", data: CONVERSATION },
  "card.saved": {
    summary: "A visitor saved a card.",
    data: { cardId: 1, country: "GB", device: "mobile", at: AT },
  },
  "card.updated": {
    summary: "A card was saved in an editor; `fields` names what changed.",
    data: { id: 1, slug: "mara", name: "Mara Ellington", fields: ["title"], version: 2, updatedAt: AT },
  },
};

const DESCRIPTION =
  "Signed after Standard Webhooks 1.0: the headers `webhook-id`, `webhook-timestamp` (seconds) and " +
  "`webhook-signature` (`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body` with the secret). A message may " +
  "come more than once, always with the same `webhook-id`, and later than one that was written after it. Any 2xx within 10 seconds counts as received; else it " +
  "comes again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h. *Send a test* sends `webhook.test` with other data.";

/** The messages that webhooks bring, as OpenAPI 3.1 has them. */
export const webhookDocument = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(EVENTS).map(([type, { summary, data }]) => [
      type,
      {
        post: {
          operationId: `on_${type.replace(".", "_")}`,
          summary,
          description: DESCRIPTION,
          tags: ["Webhooks"],
          security: [],
          requestBody: {
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["type", "timestamp", "data"],
                  properties: {
                    type: { type: "string", const: type },
                    timestamp: { type: "string", format: "date-time" },
                    data: {
                      type: "object",
                      required: Object.keys(data),
                      properties: Object.fromEntries(Object.keys(data).map((name) => [name, {}])),
                    },
                  },
                },
                example: { type, timestamp: AT, data },
              },
            },
          },
          responses: {
            "2XX": { description: "Received." },
            "4XX": { description: "It comes again; 410 switches the webhook off." },
          },
        },
      },
    ]),
  );
