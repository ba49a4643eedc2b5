import { z } from "zod";
import { uploadWith } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { uploadPicture } from "../uploads/uploads.server.ts";

const fields = z.object({
  cardId: rowId.optional(),
  teamId: rowId.optional(),
  domainId: rowId.optional(),
  type: z.string().optional(),
});

export const action = endpoint(
  {
    access: "signed-in",
    scope: "cards:write",
    methods: { POST: uploadWith(fields) },
    limit: "upload",
    failsAsResult: true,
  },
  ({ user, body, clientAddress }) => uploadPicture(user, body, clientAddress),
);
