import { z } from "zod";
import * as cards from "../cards/cards.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";

export const loader = endpoint(
  { access: "signed-in", params: z.object({ userId: rowId }) },
  ({ user, params: { userId } }) => cards.listForUser(user, userId),
);
