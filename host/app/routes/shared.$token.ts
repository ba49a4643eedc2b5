import { z } from "zod";
import { changeShared, sharedPage } from "../contacts/exchange-forms.server.ts";
import { fields } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

const params = z.object({ token: z.string().max(100) });

export const loader = endpoint({ access: "anyone", params, limit: "emailLink" }, ({ params: { token } }) =>
  sharedPage(token),
);

export const action = endpoint(
  { access: "anyone", params, limit: "emailLink", methods: { POST: fields } },
  ({ params: { token }, body }) => changeShared(token, body),
);
