import { z } from "zod";
import { json } from "../http/body.server.ts";
import { created, endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { assign, giveCard } from "../teams/assign.server.ts";
import { assignment, newTeamCard } from "../teams/teams.schema.ts";

const params = z.object({ id: rowId });

export const action = endpoint(
  { access: "signed-in", params, methods: { PATCH: json(assignment), POST: json(newTeamCard) } },
  async ({ user, params: { id }, body }) =>
    "cards" in body ? assign(user, id, body) : created(await giveCard(user, id, body)),
);
