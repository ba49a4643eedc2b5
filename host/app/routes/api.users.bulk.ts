import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { createUsers } from "../users/batch/create-users.server.ts";
import { batchUpload } from "../users/users.schema.ts";

export const action = endpoint({ access: "signed-in", methods: { POST: jsonBody(batchUpload) } }, ({ user, body }) =>
  createUsers(user, body.users, body),
);
