import { z } from "zod";
import { slug } from "../cards/values.schema.ts";
import { checkSlug } from "../cards/slugs.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";

/** Whether a card may take this slug, for the editor's answer while typing. */
export const loader = endpoint(
  { access: "signed-in", params: z.object({ slug }), query: z.object({ card: rowId.optional() }) },
  ({ user, params, query }) => checkSlug(user, params.slug, query.card),
);
