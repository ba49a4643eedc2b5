import { z } from "zod";
import { exportQuery } from "../analytics/analytics.schema.ts";
import { exportCsv } from "../analytics/export.server.ts";
import { endpoint } from "../http.server.ts";
import { rowId } from "../parse.ts";

export const loader = endpoint({ access: "signed-in", params: z.object({ cardId: rowId }), query: exportQuery },
  async ({ user, params: { cardId }, query }) => {
    const { fileName, body } = await exportCsv(user, cardId, query);
    const plain = fileName.replace(/[^\x20-\x7e]/g, "_");
    return new Response(body, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        // RFC 6266: the plain name for old programs, the whole one in UTF-8.
        "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        "cache-control": "no-store",
      },
    });
  });
