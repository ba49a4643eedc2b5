import { z } from "zod";
import { json } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { teamEnd, teamUpdate } from "../teams/teams.schema.ts";
import * as teams from "../teams/teams.server.ts";

const params = z.object({ id: rowId });

export const loader = endpoint({ access: "signed-in", params }, ({ user, params: { id } }) => teams.read(user, id));

export const action = endpoint(
  { access: "signed-in", params, methods: { PATCH: json(teamUpdate), DELETE: json(teamEnd) } },
  ({ user, params: { id }, body }) => ("cards" in body ? teams.remove(user, id, body) : teams.change(user, id, body)),
);
