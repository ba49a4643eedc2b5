import { z } from "zod";
import { page } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { redirectToInbox } from "../inbox/old-pages.server.ts";

/** `all`: over all cards of the signed-in user. */
const params = z.object({ cardId: z.union([z.literal("all"), rowId]) });
const query = z.object({ conversation: rowId.optional().catch(undefined) });

export const loader = page(
  { access: "signed-in", params, query },
  ({ user, params: { cardId }, query: { conversation } }) =>
    redirectToInbox(user, cardId === "all" ? undefined : cardId, "conversation", conversation),
);

export default function OldAddress() {
  return null;
}
