import { uploadBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { uploadForApp } from "../uploads/uploads.server.ts";

export const action = endpoint(
  { access: "signed-in", methods: { POST: uploadBody }, limit: "upload", failsAsResult: true },
  ({ user, body, clientAddress }) => uploadForApp(user, body, clientAddress),
);
