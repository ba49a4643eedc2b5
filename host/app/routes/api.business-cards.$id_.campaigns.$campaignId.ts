import { jsonBody, noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { byId, rowId } from "../http/parse.ts";
import { campaignChange } from "../share/campaign.schema.ts";
import * as campaigns from "../share/campaigns.server.ts";

export const action = endpoint(
  {
    access: "signed-in",
    scope: "cards:write",
    params: byId.extend({ campaignId: rowId }),
    methods: { PATCH: jsonBody(campaignChange), DELETE: noBody },
  },
  ({ user, params: { id, campaignId }, body }) =>
    body ? campaigns.update(user, id, campaignId, body) : campaigns.remove(user, id, campaignId),
);
