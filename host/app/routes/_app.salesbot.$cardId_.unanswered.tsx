import { page } from "../http/endpoint.server.ts";
import { byCard } from "../http/parse.ts";
import { redirectToInbox } from "../inbox/old-pages.server.ts";

export const loader = page({ access: "signed-in", params: byCard }, ({ user, params: { cardId } }) =>
  redirectToInbox(user, cardId, "question"),
);

export default function OldAddress() {
  return null;
}
