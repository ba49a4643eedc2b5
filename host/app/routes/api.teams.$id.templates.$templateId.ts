import { jsonBody, noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId, rowId } from "../http/parse.ts";
import { templateDeletion, templateUpdate } from "../teams/teams.schema.ts";
import * as templates from "../teams/templates/templates.server.ts";

export const action = endpoint(
  {
    access: "signed-in",
    scope: "team:write",
    params: byId.extend({ templateId: rowId }),
    query: templateDeletion,
    methods: { PUT: jsonBody(templateUpdate), DELETE: noBody },
  },
  ({ user, params: { id, templateId }, query, body }) =>
    body ? templates.update(user, id, templateId, body) : templates.remove(user, id, templateId, query),
);
