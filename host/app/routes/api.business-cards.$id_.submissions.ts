import { csvResponse } from "../csv/csv-response.server.ts";
import { format } from "../csv/format.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import { messagesQuery } from "../submissions/submissions.schema.ts";
import * as submissions from "../submissions/submissions.server.ts";

const query = messagesQuery.extend({ format });

export const loader = endpoint(
  { access: "signed-in", scope: "inbox:read", params: byId, query },
  async ({ user, params: { id }, query }) =>
    query.format === "json" ? submissions.list(user, id, query) : csvResponse(await submissions.exportCsv(user, id)),
);
