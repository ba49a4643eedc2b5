import { z } from "zod";
import { json, none } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { campaignChange } from "../share/campaign.schema.ts";
import * as campaigns from "../share/campaigns.server.ts";

export const action = endpoint(
  {
    access: "signed-in",
    params: z.object({ id: rowId, campaignId: rowId }),
    methods: { PATCH: json(campaignChange), DELETE: none },
  },
  ({ user, params: { id, campaignId }, body }) =>
    body ? campaigns.change(user, id, campaignId, body) : campaigns.remove(user, id, campaignId),
);
