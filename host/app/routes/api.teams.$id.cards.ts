import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import { assignTemplate, createMemberCard } from "../teams/templates/assign.server.ts";
import { assignment, newTeamCard } from "../teams/teams.schema.ts";

export const action = endpoint(
  {
    access: "signed-in",
    scope: "team:write",
    params: byId,
    methods: { PATCH: jsonBody(assignment), POST: jsonBody(newTeamCard) },
  },
  async ({ user, params: { id }, body }) =>
    "cards" in body ? assignTemplate(user, id, body) : createdResponse(await createMemberCard(user, id, body)),
);
