import { sitemapOf } from "../domains/cards.server.ts";
import { NotFound } from "../errors.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { errorMessages } from "../languages/error-messages.en.ts";

/** For custom domains: the owner's cards. */
export const loader = endpoint({ access: "anyone", cacheable: true }, async ({ site }) => {
  if (!site) throw new NotFound(errorMessages.notFound);
  return new Response(await sitemapOf(site), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=300" },
  });
});
