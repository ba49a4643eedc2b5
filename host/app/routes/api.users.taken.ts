import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { findTaken } from "../users/taken.server.ts";
import { takenQuery } from "../users/users.schema.ts";

/** Which names, addresses and slugs of a spreadsheet exist: asked before it is sent. */
export const action = endpoint({ access: "signed-in", methods: { POST: jsonBody(takenQuery) } }, ({ user, body }) =>
  findTaken(user, body),
);
