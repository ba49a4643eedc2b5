import { z } from "zod";
import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import * as submissions from "../submissions/submissions.server.ts";

const params = z.object({ id: rowId });

/** One message as a contact file. */
export const loader = endpoint({ access: "signed-in", params }, async ({ user, params: { id } }) => {
  const { text, fileName } = await submissions.messageContactFile(user, id);
  return new Response(text, {
    headers: {
      "content-type": "text/vcard; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
    },
  });
});

export const action = endpoint(
  { access: "signed-in", params, methods: { DELETE: noBody } },
  ({ user, params: { id } }) => submissions.remove(user, id),
);
