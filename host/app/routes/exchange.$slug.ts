import { z } from "zod";
import { exchangePage, sendExchange } from "../contacts/exchange/exchange-forms.server.ts";
import { formBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { languageOfRequest } from "../languages/visitor-language.server.ts";
import { failurePage } from "../view/responses.server.ts";

const params = z.object({ slug: z.string().max(100).toLowerCase() });

export const loader = endpoint({ access: "anyone", params, failurePage }, ({ params: { slug }, request, user }) =>
  exchangePage(slug, { language: languageOfRequest(request), user }),
);

export const action = endpoint(
  { access: "anyone", params, methods: { POST: formBody }, failurePage },
  ({ params: { slug }, request, user, body, clientAddress }) =>
    sendExchange(slug, body, clientAddress, { language: languageOfRequest(request), user }),
);
