import { endpoint } from "../http/endpoint.server.ts";
import { fileResponse } from "../http/file-response.ts";
import { byId } from "../http/parse.ts";
import { exportCardSite } from "../import-export/archive.server.tsx";

/** A card as a website that opens from a folder. */
export const loader = endpoint(
  { access: "signed-in", scope: "cards:read", params: byId },
  async ({ user, params: { id } }) => {
    const { fileName, content } = await exportCardSite(user, id);
    return fileResponse(content, { fileName, type: "application/zip" });
  },
);
