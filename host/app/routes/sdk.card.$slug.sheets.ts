import { z } from "zod";
import { renderEmbeddedCard } from "../embedding/embedded-card.server.tsx";
import { languageOfRequest } from "../languages/visitor-language.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** Dialogs of a rendered card, requested on first use. */
export const loader = endpoint(
  { access: "anyone", cors: true, params: z.object({ slug: z.string().max(100) }) },
  async ({ request, params: { slug }, site }) =>
    (await renderEmbeddedCard(slug, languageOfRequest(request), site)).sheets.response(request),
);
