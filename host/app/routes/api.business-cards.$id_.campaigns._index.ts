import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import { campaignsQuery, newCampaign } from "../share/campaign.schema.ts";
import * as campaigns from "../share/campaigns.server.ts";

export const loader = endpoint(
  { access: "signed-in", scope: "cards:read", params: byId, query: campaignsQuery },
  ({ user, params: { id }, query }) => campaigns.list(user, id, query),
);

export const action = endpoint(
  { access: "signed-in", scope: "cards:write", params: byId, methods: { POST: jsonBody(newCampaign) } },
  async ({ user, params: { id }, body }) => createdResponse(await campaigns.create(user, id, body)),
);
