import { z } from "zod";
import { endpoint } from "../http/endpoint.server.ts";
import { bySlug } from "../http/parse.ts";
import { languageOfRequest, requestedLanguages } from "../languages/visitor-language.server.ts";
import { directoryPage } from "../teams/directory/directory.server.tsx";
import { createEncodedPage } from "../view/encoded-page.server.ts";
import { failurePage, pageResponse } from "../view/responses.server.ts";

const query = z.object({
  q: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).max(1_000).catch(1).default(1),
});

/** The public directory of a team. */
export const loader = endpoint(
  { access: "anyone", params: bySlug, query, failurePage },
  async ({ request, params: { slug }, query: filters, site }) => {
    const { named } = requestedLanguages(request);
    const page = await directoryPage(slug, { ...filters, lang: named, language: languageOfRequest(request) }, site);
    return pageResponse(request, createEncodedPage(page));
  },
);
