import { z } from "zod";
import { json, none } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { templateEnd, templateUpdate } from "../teams/teams.schema.ts";
import * as templates from "../teams/templates.server.ts";

export const action = endpoint(
  {
    access: "signed-in",
    params: z.object({ id: rowId, templateId: rowId }),
    query: templateEnd,
    methods: { PUT: json(templateUpdate), DELETE: none },
  },
  ({ user, params: { id, templateId }, query, body }) =>
    body ? templates.update(user, id, templateId, body) : templates.remove(user, id, templateId, query),
);
