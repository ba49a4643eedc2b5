import { z } from "zod";
import { page } from "../http/endpoint.server.ts";
import { byCard, rowId } from "../http/parse.ts";
import { redirectToInbox } from "../inbox/old-pages.server.ts";

const query = z.object({ message: rowId.optional().catch(undefined) });

export const loader = page(
  { access: "signed-in", params: byCard, query },
  ({ user, params: { cardId }, query: { message } }) => redirectToInbox(user, cardId, "message", message),
);

export default function OldAddress() {
  return null;
}
