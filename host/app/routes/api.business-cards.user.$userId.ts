import { z } from "zod";
import * as cards from "../cards/cards.server.ts";
import { endpoint } from "../http.server.ts";
import { rowId } from "../parse.ts";

export const loader = endpoint({ access: "signed-in", params: z.object({ userId: rowId }) },
  ({ user, params: { userId } }) => cards.listOf(user, userId));
