import { noBody } from "../http/body.server.ts";
import { NotFound } from "../errors.ts";
import { endpoint } from "../http/endpoint.server.ts";

const nothing = () => {
  throw new NotFound("There is no such call.");
};

/** Any other path under /api: a sentence, not a page. */
export const loader = endpoint({ access: "anyone", scope: "any", cors: true }, nothing);
export const action = endpoint(
  { access: "anyone", scope: "any", cors: true, methods: { POST: noBody, PUT: noBody, PATCH: noBody, DELETE: noBody } },
  nothing,
);
