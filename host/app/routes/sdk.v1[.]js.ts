import { z } from "zod";
import { launcherScriptFor } from "../embedding/loader.server.ts";
import { languageOfRequest } from "../languages/visitor-language.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** `/sdk/v1.js?card=SLUG`; without a card the built file is served (server/built-files.ts). */
export const loader = endpoint(
  { access: "anyone", cors: true, query: z.object({ card: z.string().max(100) }) },
  async ({ request, query: { card }, site }) =>
    (await launcherScriptFor(card, languageOfRequest(request), site)).response(request),
);
