import { z } from "zod";
import { importFile } from "../contacts/import/import.server.ts";
import { uploadBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

const query = z.object({ preview: z.string().optional() });

export const action = endpoint(
  { access: "signed-in", scope: "contacts:write", query, methods: { POST: uploadBody }, limit: "upload" },
  ({ user, query, body }) => importFile(user, body, (query.preview ?? body.get("preview")) === "true"),
);
