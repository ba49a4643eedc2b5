import { reminderFile } from "../contacts/follow-ups/reminder.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { fileResponse } from "../http/file-response.ts";
import { byId } from "../http/parse.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "contacts:read", params: byId },
  async ({ user, params: { id } }) => {
    const { name, type, content } = await reminderFile(user, id);
    return fileResponse(content, { fileName: name, type });
  },
);
