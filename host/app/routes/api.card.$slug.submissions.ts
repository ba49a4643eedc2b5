import { z } from "zod";
import { json } from "../http/body.server.ts";
import { visitorOf } from "../events/visit.server.ts";
import { created, endpoint } from "../http/endpoint.server.ts";
import { submit } from "../submissions/submissions.server.ts";
import { submissionBody } from "../view/contact-form.ts";

export const action = endpoint(
  {
    access: "anyone",
    cors: true,
    limit: "submission",
    methods: { POST: json(submissionBody) },
    params: z.object({ slug: z.string().max(100) }),
  },
  async ({ request, params: { slug }, body, clientAddress }) =>
    created(await submit(slug, body, visitorOf(request, clientAddress), clientAddress)),
);
