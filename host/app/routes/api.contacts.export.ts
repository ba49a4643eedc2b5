import { exportQuery } from "../contacts/contacts.schema.ts";
import { exportFile } from "../contacts/import/export.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { fileResponse } from "../http/file-response.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "contacts:read", query: exportQuery },
  async ({ user, query }) => {
    const { fileName, type, body } = await exportFile(user, query);
    return fileResponse(body, { fileName, type });
  },
);
