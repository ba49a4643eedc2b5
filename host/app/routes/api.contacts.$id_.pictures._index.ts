import { addPicture } from "../contacts/pictures/pictures.server.ts";
import { uploadBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";

export const action = endpoint(
  { access: "signed-in", scope: "contacts:write", params: byId, methods: { POST: uploadBody }, limit: "upload" },
  async ({ user, params: { id }, body, clientAddress }) =>
    createdResponse(await addPicture(user, id, body, clientAddress)),
);
