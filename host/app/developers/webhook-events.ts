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

/** Summary of each event and an example of its `data`. */
const EVENTS: Record<WebhookEvent, { summary: string; data: object }> = {
  "contact.created": { summary: "A contact was created.", data: CONTACT },
  "contact.updated": { summary: "A contact's details changed.", data: { ...CONTACT, stage: "won" } },
  "contact.withdrawn": {
    summary: "A person withdrew details shared on a card. Delete your copy, or read the contact again.",
    data: { id: 1, cardId: 1 },
  },
  "message.created": {
    summary: "A visitor sent a message through a card's form.",
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
  "conversation.started": {
    summary: "A visitor sent the first message of a conversation with the assistant.",
    data: CONVERSATION,
  },
  "conversation.needs_person": { summary: "A visitor asked to talk to a person.", data: CONVERSATION },
  "card.saved": { summary: "A visitor saved a card.", data: { cardId: 1, country: "GB", device: "mobile", at: AT } },
  "card.updated": {
    summary: "A card was changed in an editor; `fields` lists the changed fields.",
    data: { id: 1, slug: "mara", name: "Mara Ellington", fields: ["title"], version: 2, updatedAt: AT },
  },
};

const DESCRIPTION =
  "Signed according to Standard Webhooks 1.0, with the headers `webhook-id`, `webhook-timestamp` (seconds) and " +
  "`webhook-signature` (`v1,` and the Base64 HMAC-SHA256 of `id.timestamp.body` with the secret). A message may " +
  "arrive more than once, always with the same `webhook-id`, and out of order. Respond with any 2xx within 10 seconds; " +
  "otherwise it is sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h. *Send a test* sends `webhook.test` with other data.";

/** The `webhooks` of the OpenAPI 3.1 document. */
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
            "4XX": { description: "The message is sent again later; 410 disables the webhook." },
          },
        },
      },
    ]),
  );
