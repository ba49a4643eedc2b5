import { robotsOf } from "../domains/cards.server.ts";
import { NotFound } from "../errors.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { errorMessages } from "../languages/error-messages.en.ts";

/** For custom domains; on the main host, each page says for itself whether it may be indexed. */
export const loader = endpoint({ access: "anyone", cacheable: true }, ({ site }) => {
  if (!site) throw new NotFound(errorMessages.notFound);
  return new Response(robotsOf(site), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=300" },
  });
});
