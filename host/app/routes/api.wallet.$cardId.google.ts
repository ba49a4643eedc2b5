import { endpoint } from "../http/endpoint.server.ts";
import { byCard } from "../http/parse.ts";
import { requestedLanguages } from "../languages/visitor-language.server.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { googleLink } from "../share/wallet/wallet.server.ts";
import { downloadFailurePage } from "../view/responses.server.ts";

/** Leads to Google, which saves the card to the visitor's wallet. */
export const loader = endpoint(
  { access: "anyone", params: byCard, failurePage: downloadFailurePage },
  async ({ request, params: { cardId }, site, clientAddress }) => {
    await consume("drawing", { address: clientAddress });
    const location = await googleLink({ cardId, site, wanted: requestedLanguages(request) });
    return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
  },
);
