import { z } from "zod";
import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { assignTemplate, createMemberCard } from "../teams/templates/assign.server.ts";
import { assignment, newTeamCard } from "../teams/teams.schema.ts";

const params = z.object({ id: rowId });

export const action = endpoint(
  {
    access: "signed-in",
    scope: "team:write",
    params,
    methods: { PATCH: jsonBody(assignment), POST: jsonBody(newTeamCard) },
  },
  async ({ user, params: { id }, body }) =>
    "cards" in body ? assignTemplate(user, id, body) : createdResponse(await createMemberCard(user, id, body)),
);
