import { z } from "zod";
import { importFile } from "../contacts/import/import.server.ts";
import { CHARSETS } from "../input/charsets.ts";
import { uploadWith } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

const preview = z.string().optional();
const query = z.object({ preview });
/** `mapping` is JSON: `{"Column": "name"}`. */
const fields = z.object({ mapping: z.string().optional(), charset: z.enum(CHARSETS).optional(), preview });

export const action = endpoint(
  { access: "signed-in", scope: "contacts:write", query, methods: { POST: uploadWith(fields) }, limit: "upload" },
  ({ user, query, body }) => importFile(user, body, (query.preview ?? body.get("preview")) === "true"),
);
