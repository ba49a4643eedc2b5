import { contactText } from "../contacts/contacts.schema.ts";
import { readContactText } from "../contacts/text/read-contact-text.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** Finds the people in a pasted text. */
export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(contactText) } },
  ({ user, body: { text }, clientAddress }) => readContactText(user, text, clientAddress),
);
