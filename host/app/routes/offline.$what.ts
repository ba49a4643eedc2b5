import { z } from "zod";
import { endpoint } from "../http/endpoint.server.ts";
import { languageOfRequest } from "../languages/visitor-language.server.ts";
import { renderOffline } from "../view/message-pages.server.tsx";
import { visitorResponse } from "../view/responses.server.ts";

/** The service worker saves these when it is installed and shows them when there is no network. */
export const loader = endpoint(
  { access: "anyone", params: z.object({ what: z.enum(["card", "page"]) }) },
  ({ request, params: { what } }) => visitorResponse(200, renderOffline(what, languageOfRequest(request))),
);
