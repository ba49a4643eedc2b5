import { z } from "zod";
import { requiredUsername } from "../auth/auth.schema.ts";
import { isUsernameFree } from "../auth/username-check.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

const params = z.object({ username: requiredUsername });

export const loader = endpoint({ access: "anyone", params, limit: "usernameCheck" }, async ({ params }) => ({
  isFree: await isUsernameFree(params.username),
}));
