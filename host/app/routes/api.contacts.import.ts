import { z } from "zod";
import { importFile } from "../contacts/import/import.server.ts";
import { CHARSETS } from "../input/charsets.ts";
import { uploadWith } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { flag, parse } from "../http/parse.ts";

const query = z.object({
  preview: flag("preview").optional().describe("Only shows what would be imported; writes nothing."),
});
const fields = z.object({
  mapping: z.string().optional().describe('Fields of columns as JSON, such as {"Column": "name"}'),
  charset: z.enum(CHARSETS).optional(),
  ...query.shape,
});

export const action = endpoint(
  { access: "signed-in", scope: "contacts:write", query, methods: { POST: uploadWith(fields) }, limit: "upload" },
  ({ user, query: { preview }, body, clientAddress }) => {
    const typed = parse(query, { preview: body.get("preview") ?? undefined }, "body");
    return importFile(user, body, preview ?? typed.preview ?? false, clientAddress);
  },
);
