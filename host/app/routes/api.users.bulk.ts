import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { bulkCreate } from "../users/bulk.server.ts";
import { batchUpload } from "../users/users.schema.ts";

export const action = endpoint({ access: "signed-in", methods: { POST: jsonBody(batchUpload) } }, ({ user, body }) =>
  bulkCreate(user, body.users, body),
);
