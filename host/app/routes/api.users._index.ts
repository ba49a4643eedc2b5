import { z } from "zod";
import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint, jsonResponse } from "../http/endpoint.server.ts";
import { cursorSchema, idPosition, nextPageLink } from "../http/cursor.ts";
import { list, MAX_LISTED_USERS } from "../users/list.server.ts";
import { userCreate } from "../users/users.schema.ts";
import * as users from "../users/users.server.ts";

const whole = z
  .string()
  .regex(/^\d{1,15}$/, "must be a whole number")
  .transform(Number);
const query = z.object({
  cursor: cursorSchema(idPosition).optional(),
  /** A part of the name, username, email, phone or a card's slug. */
  search: z.string().max(200, "search must be at most 200 characters").default(""),
  limit: whole.pipe(z.number().min(1).max(MAX_LISTED_USERS)).default(MAX_LISTED_USERS),
});

/** All users; where there are more than the limit, the Link header leads to the rest. */
export const loader = endpoint(
  { access: "signed-in", query },
  async ({ user, request, query: { cursor: after = 0, limit, search } }) => {
    const { users, next, total } = await list(user, { after, limit, search });
    return jsonResponse(200, users, {
      "x-total-count": String(total),
      ...(next !== null && { link: nextPageLink(request.url, next) }),
    });
  },
);

export const action = endpoint(
  { access: "signed-in", methods: { POST: jsonBody(userCreate) } },
  async ({ user, body }) => createdResponse(await users.create(user, body)),
);
