import { z } from "zod";
import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { cursorSchema } from "../http/cursor.ts";
import { listResponse } from "../http/paging.server.ts";
import { list, MAX_LISTED_USERS } from "../users/list.server.ts";
import { userCreate } from "../users/users.schema.ts";
import * as users from "../users/users.server.ts";

const whole = z
  .string()
  .regex(/^\d{1,15}$/, "must be a whole number")
  .transform(Number);
const query = z.object({
  cursor: cursorSchema(z.number().int()).optional(),
  /** A part of the name, username, email, phone or a card's slug. */
  search: z.string().max(200, "search must be at most 200 characters").default(""),
  limit: whole.pipe(z.number().min(1).max(MAX_LISTED_USERS)).default(MAX_LISTED_USERS),
});

/** All users; where there are more than the limit, the Link header leads to the rest. */
export const loader = endpoint(
  { access: "signed-in", query },
  async ({ user, query: { cursor: after, limit, search }, request }) =>
    listResponse(await list(user, { after, limit, search }), request, "link"),
);

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(userCreate) } },
  async ({ user, body }) => createdResponse(await users.create(user, body)),
);
