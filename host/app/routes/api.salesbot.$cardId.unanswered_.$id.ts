import { noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byCard, rowId } from "../http/parse.ts";

/** A question that needs no answer is taken off the list. */
export const action = endpoint(
  { access: "signed-in", scope: "inbox:write", params: byCard.extend({ id: rowId }), methods: { DELETE: noBody } },
  async ({ user, params: { cardId, id } }) => {
    const { dismiss } = await import("../salesbot/unanswered.server.ts");
    return dismiss(user, cardId, id);
  },
);
