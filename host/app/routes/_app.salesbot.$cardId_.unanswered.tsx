import { z } from "zod";
import { page } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { redirectToInbox } from "../inbox/old-pages.server.ts";

export const loader = page(
  { access: "signed-in", params: z.object({ cardId: rowId }) },
  ({ user, params: { cardId } }) => redirectToInbox(user, cardId, "question"),
);

export default function OldAddress() {
  return null;
}
