import { translateExchangeError } from "../contacts/exchange/exchange-errors.ts";
import { exchangeBody } from "../contacts/exchange/exchange.schema.ts";
import { exchange } from "../contacts/exchange/exchange.server.ts";
import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { bySlug } from "../http/parse.ts";
import { languageOfRequest } from "../languages/visitor-language.server.ts";

export const action = endpoint(
  {
    access: "anyone",
    cors: true,
    limit: "submission",
    translate: (error, request) => translateExchangeError(error, languageOfRequest(request)),
    methods: { POST: jsonBody(exchangeBody) },
    params: bySlug,
  },
  async ({ request, params: { slug }, body, clientAddress, user }) =>
    createdResponse(await exchange(slug, body, { clientAddress, language: languageOfRequest(request), user })),
);
