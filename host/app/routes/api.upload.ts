import { upload } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { uploadPicture } from "../uploads/uploads.server.ts";

export const action = endpoint(
  { access: "signed-in", methods: { POST: upload }, limit: "upload", failsAsResult: true },
  ({ user, body }) => uploadPicture(user, body),
);
