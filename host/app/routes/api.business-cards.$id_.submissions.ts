import { z } from "zod";
import { endpoint } from "../http.server.ts";
import { rowId } from "../parse.ts";
import * as submissions from "../submissions/submissions.server.ts";

const query = z.object({
  search: z.string().max(200, "search must be at most 200 characters").optional(),
  before: rowId.optional(),
  format: z.enum(["json", "csv"], "format must be json or csv").default("json"),
});

export const loader = endpoint({ access: "signed-in", params: z.object({ id: rowId }), query }, async ({ user, params: { id }, query }) => {
  if (query.format === "json") return submissions.list(user, id, query);
  const { csv, fileName } = await submissions.exportCsv(user, id);
  return new Response(`\uFEFF${csv}`, {
    headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": `attachment; filename="${fileName}"`, "cache-control": "no-store" },
  });
});
