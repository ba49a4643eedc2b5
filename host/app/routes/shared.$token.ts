import { z } from "zod";
import { handleSharedForm, renderSharedPage } from "../contacts/exchange/exchange-forms.server.ts";
import { formBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { languageOfRequest } from "../languages/visitor-language.server.ts";

const params = z.object({ token: z.string().max(100) });

export const loader = endpoint({ access: "anyone", params, limit: "emailLink" }, ({ request, params: { token } }) =>
  renderSharedPage(token, languageOfRequest(request)),
);

export const action = endpoint(
  { access: "anyone", params, limit: "emailLink", methods: { POST: formBody } },
  ({ request, params: { token }, body, clientAddress }) =>
    handleSharedForm(token, body, { language: languageOfRequest(request), clientAddress }),
);
