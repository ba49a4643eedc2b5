import { z } from "zod";
import { changeShared, sharedPage } from "../contacts/exchange-forms.server.ts";
import { fields } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { languageOfRequest } from "../languages/visitor-language.server.ts";

const params = z.object({ token: z.string().max(100) });

export const loader = endpoint({ access: "anyone", params, limit: "emailLink" }, ({ request, params: { token } }) =>
  sharedPage(token, languageOfRequest(request)),
);

export const action = endpoint(
  { access: "anyone", params, limit: "emailLink", methods: { POST: fields } },
  ({ request, params: { token }, body, clientAddress }) =>
    changeShared(token, body, { language: languageOfRequest(request), clientAddress }),
);
