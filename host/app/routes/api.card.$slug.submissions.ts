import { z } from "zod";
import { LANGUAGE } from "#sdk/card/sections/form/form-fields.ts";
import { json } from "../http/body.server.ts";
import { visitorOf } from "../events/visit.server.ts";
import { created, endpoint } from "../http/endpoint.server.ts";
import { submit } from "../submissions/submissions.server.ts";
import { languageOfRequest } from "../languages/visitor-language.server.ts";
import { submissionBody } from "../view/contact-form.ts";
import { inVisitorsLanguage } from "../view/visitor-errors.ts";

export const action = endpoint(
  {
    access: "anyone",
    cors: true,
    limit: "submission",
    translate: (error, request) => inVisitorsLanguage(error, languageOfRequest(request)),
    methods: { POST: json(submissionBody) },
    params: z.object({ slug: z.string().max(100) }),
  },
  async ({ request, params: { slug }, body, clientAddress }) =>
    created(
      await submit(
        slug,
        body,
        visitorOf(request, clientAddress),
        clientAddress,
        body[LANGUAGE] ?? languageOfRequest(request),
      ),
    ),
);
