import { type CsvDownload, csvResponse } from "../csv/csv-response.server.ts";
import type { ConversationPage } from "./conversations.server.ts";

interface Forms {
  json: () => Promise<ConversationPage>;
  csv: () => Promise<CsvDownload>;
}

/**
 * A list of conversations, with the next page's cursor in `x-next-cursor` and their number in `x-total-count`; or a CSV
 * file.
 */
export async function conversationsResponse(format: "json" | "csv", forms: Forms): Promise<Response> {
  if (format === "csv") return csvResponse(await forms.csv());
  const { conversations, next, total } = await forms.json();
  return Response.json(conversations, {
    headers: { "cache-control": "no-store", "x-total-count": String(total), ...(next && { "x-next-cursor": next }) },
  });
}
