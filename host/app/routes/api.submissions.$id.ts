import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { fileResponse } from "../http/file-response.ts";
import { byId } from "../http/parse.ts";
import * as submissions from "../submissions/submissions.server.ts";

/** One message as a contact file. */
export const loader = endpoint(
  { access: "signed-in", scope: "inbox:read", params: byId },
  async ({ user, params: { id } }) => {
    const { text, fileName } = await submissions.messageContactFile(user, id);
    return fileResponse(text, { fileName, type: "text/vcard; charset=utf-8" });
  },
);

export const action = endpoint(
  { access: "signed-in", scope: "inbox:write", params: byId, methods: { DELETE: noBody } },
  ({ user, params: { id } }) => submissions.remove(user, id),
);
