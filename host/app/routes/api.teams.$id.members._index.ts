import { z } from "zod";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import * as members from "../teams/members/members.server.ts";
import { membersQuery } from "../teams/teams.schema.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "team:read", params: z.object({ id: rowId }), query: membersQuery },
  ({ user, params: { id }, query }) => members.list(user, id, query),
);
