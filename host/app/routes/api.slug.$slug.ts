import { z } from "zod";
import * as cards from "../cards/cards.server.ts";
import { slug } from "../cards/card.schema.ts";
import { endpoint } from "../http.server.ts";
import { rowId } from "../parse.ts";

/** Whether a card may take this slug, for the editor's answer while typing. */
export const loader = endpoint(
  { access: "signed-in", params: z.object({ slug }), query: z.object({ card: rowId.optional() }) },
  async ({ params, query }) => ({ isFree: await cards.isSlugFree(params.slug, query.card) }));
