import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import { templatesQuery, templateCreate } from "../teams/teams.schema.ts";
import * as templates from "../teams/templates/templates.server.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "team:read", params: byId, query: templatesQuery },
  ({ user, params: { id }, query }) => templates.list(user, id, query),
);

export const action = endpoint(
  { access: "signed-in", scope: "team:write", params: byId, methods: { POST: jsonBody(templateCreate) } },
  async ({ user, params: { id }, body }) => createdResponse(await templates.create(user, id, body)),
);
