import { csvResponse } from "../csv/csv-response.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { inboxQuery } from "../inbox/inbox.schema.ts";
import * as inbox from "../inbox/inbox.server.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "inbox:read", query: inboxQuery },
  async ({ user, query }) =>
    query.format === "csv" ? csvResponse(await inbox.exportCsv(user, query)) : inbox.list(user, query),
);
