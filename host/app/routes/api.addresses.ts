import { z } from "zod";
import { addressesOfCard, addressesOfUser } from "../cards/addresses.server.ts";
import { endpoint } from "../http.server.ts";
import { rowId } from "../parse.ts";

const query = z.union([z.object({ card: rowId }), z.object({ user: rowId })], "Say whose addresses: ?card=7 or ?user=7");

/** Which addresses, and so which printed codes, end with a card or with all cards of a user. */
export const loader = endpoint({ access: "signed-in", query },
  ({ user, query }) => ("card" in query ? addressesOfCard(user, query.card) : addressesOfUser(user, query.user)));
