import { z } from "zod";
import { jsonBody, noBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { fileResponse } from "../http/file-response.ts";
import { byId } from "../http/parse.ts";
import * as conversations from "../salesbot/conversations.server.ts";
import { conversationChange } from "../salesbot/salesbot.schema.ts";

const query = z.object({ format: z.enum(["json", "vcf", "ics"], "format must be json, vcf or ics").default("json") });

export const loader = endpoint(
  { access: "signed-in", scope: "inbox:read", params: byId, query },
  async ({ user, params: { id }, query }) => {
    if (query.format === "json") return conversations.read(user, id);
    const isCalendar = query.format === "ics";
    const { text, fileName } = await (isCalendar ? conversations.appointmentFile : conversations.leadContactFile)(
      user,
      id,
    );
    return fileResponse(text, { fileName, type: `text/${isCalendar ? "calendar" : "vcard"}; charset=utf-8` });
  },
);

export const action = endpoint(
  {
    access: "signed-in",
    scope: "inbox:write",
    params: byId,
    methods: { PATCH: jsonBody(conversationChange), DELETE: noBody },
  },
  ({ user, params: { id }, body }) =>
    body ? conversations.update(user, id, body.isRead) : conversations.remove(user, id),
);
