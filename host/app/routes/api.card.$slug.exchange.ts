import { z } from "zod";
import { exchangeErrorIn } from "../contacts/exchange-errors.ts";
import { exchangeBody } from "../contacts/exchange.schema.ts";
import { share } from "../contacts/exchange.server.ts";
import { json } from "../http/body.server.ts";
import { created, endpoint } from "../http/endpoint.server.ts";
import { languageOfRequest } from "../languages/visitor-language.server.ts";

export const action = endpoint(
  {
    access: "anyone",
    cors: true,
    limit: "submission",
    translate: (error, request) => exchangeErrorIn(error, languageOfRequest(request)),
    methods: { POST: json(exchangeBody) },
    params: z.object({ slug: z.string().max(100) }),
  },
  async ({ request, params: { slug }, body, clientAddress }) =>
    created(await share(slug, body, { clientAddress, language: languageOfRequest(request) })),
);
