import { z } from "zod";
import { json } from "../http/body.server.ts";
import { created, endpoint, reply } from "../http/endpoint.server.ts";
import { cursor, lastId } from "../http/cursor.ts";
import { list, MAX_LISTED_USERS } from "../users/list.server.ts";
import { userCreate } from "../users/users.schema.ts";
import * as users from "../users/users.server.ts";

const whole = z
  .string()
  .regex(/^\d{1,15}$/, "must be a whole number")
  .transform(Number);
const query = z.object({
  cursor: cursor(lastId).optional(),
  /** A part of the name, username, email, phone or a card's slug. */
  search: z.string().max(200, "search must be at most 200 characters").default(""),
  limit: whole.pipe(z.number().min(1).max(MAX_LISTED_USERS)).default(MAX_LISTED_USERS),
});

/** All users; where there are more than the limit, the Link header leads to the rest. */
export const loader = endpoint(
  { access: "signed-in", query },
  async ({ user, query: { cursor: after = 0, limit, search } }) => {
    const { users, next, total } = await list(user, { after, limit, search });
    return reply(200, users, {
      "x-total-count": String(total),
      ...(next !== null && { link: `</api/users?cursor=${next}&limit=${limit}>; rel="next"` }),
    });
  },
);

export const action = endpoint({ access: "signed-in", methods: { POST: json(userCreate) } }, async ({ user, body }) =>
  created(await users.create(user, body)),
);
