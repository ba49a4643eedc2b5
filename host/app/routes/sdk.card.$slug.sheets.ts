import { renderEmbeddedCard } from "../embedding/embedded-card.server.tsx";
import { languageOfRequest } from "../languages/visitor-language.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { bySlug } from "../http/parse.ts";

/** Dialogs of a rendered card, requested on first use. */
export const loader = endpoint(
  { access: "anyone", cors: true, params: bySlug },
  async ({ request, params: { slug }, site }) =>
    (await renderEmbeddedCard(slug, languageOfRequest(request), site)).sheets.response(request),
);
