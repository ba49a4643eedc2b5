import { z } from "zod";
import { requiredUsername } from "../auth/auth.schema.ts";
import { checkUsername } from "../auth/username-check.server.ts";
import { addressFor } from "../cards/slugs.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

const params = z.object({ username: requiredUsername });

/** Whether a username is free, others if not, and the address that the first card of this username gets. */
export const loader = endpoint(
  { access: "anyone", params, limit: "usernameCheck" },
  async ({ params: { username } }) => ({
    ...(await checkUsername(username)),
    address: await addressFor(username),
  }),
);
