import { LANGUAGE } from "#sdk/card/sections/form/form-fields.ts";
import { jsonBody } from "../http/body.server.ts";
import { visitorOf } from "../events/visit.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { bySlug } from "../http/parse.ts";
import { submit } from "../submissions/submissions.server.ts";
import { languageOfRequest } from "../languages/visitor-language.server.ts";
import { submissionBody } from "../view/contact-form.ts";
import { translateVisitorError } from "../view/visitor-errors.ts";

export const action = endpoint(
  {
    access: "anyone",
    cors: true,
    limit: "submission",
    translate: (error, request) => translateVisitorError(error, languageOfRequest(request)),
    methods: { POST: jsonBody(submissionBody) },
    params: bySlug,
  },
  async ({ request, params: { slug }, body, clientAddress }) =>
    createdResponse(
      await submit(
        slug,
        body,
        visitorOf(request, clientAddress),
        clientAddress,
        body[LANGUAGE] ?? languageOfRequest(request),
      ),
    ),
);
