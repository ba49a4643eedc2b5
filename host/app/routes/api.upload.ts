import { uploadBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { uploadPicture } from "../uploads/uploads.server.ts";

export const action = endpoint(
  { access: "signed-in", scope: "cards:write", methods: { POST: uploadBody }, limit: "upload", failsAsResult: true },
  ({ user, body }) => uploadPicture(user, body),
);
