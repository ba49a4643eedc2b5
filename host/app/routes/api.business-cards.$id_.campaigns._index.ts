import { z } from "zod";
import { jsonBody } from "../http/body.server.ts";
import { createdResponse, endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { campaignsQuery, newCampaign } from "../share/campaign.schema.ts";
import * as campaigns from "../share/campaigns.server.ts";

const params = z.object({ id: rowId });

export const loader = endpoint(
  { access: "signed-in", scope: "cards:read", params, query: campaignsQuery },
  ({ user, params: { id }, query }) => campaigns.list(user, id, query),
);

export const action = endpoint(
  { access: "signed-in", scope: "cards:write", params, methods: { POST: jsonBody(newCampaign) } },
  async ({ user, params: { id }, body }) => createdResponse(await campaigns.create(user, id, body)),
);
