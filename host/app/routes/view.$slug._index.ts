import { z } from "zod";
import { formBody } from "../http/body.server.ts";
import { findSuccessor, findCurrentSlug } from "../cards/public-card.server.ts";
import { config } from "../config/config.server.ts";
import { NotFound } from "../errors.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { requestedLanguages } from "../languages/visitor-language.server.ts";
import { sendFormWithoutScript } from "../submissions/plain-form.server.ts";
import { cardPage, visitorCardPage } from "../view/card-page.server.ts";
import { failurePage, markStale, pageResponse } from "../view/responses.server.ts";
import { cardMessages } from "../cards/messages.en.ts";

const params = z.object({ slug: z.string().max(100).toLowerCase() });

export const loader = endpoint(
  { access: "anyone", params, failurePage },
  async ({ request, params: { slug }, user, site }) => {
    const result = user
      ? await cardPage(slug, user, requestedLanguages(request)).then(
          (page) => page && { page, isWithoutDatabase: false },
        )
      : await visitorCardPage(slug, requestedLanguages(request), site);
    if (result) {
      const response = pageResponse(request, result.page);
      if (result.isWithoutDatabase) markStale(response);
      return response;
    }
    const renamed = await findCurrentSlug(slug);
    // Printed codes must keep working, so old slugs redirect permanently.
    if (renamed)
      return new Response(null, {
        status: 308,
        headers: { location: `/view/${renamed}${new URL(request.url).search}` },
      });
    const lead = await findSuccessor(slug);
    // Temporary: the team may give the card to another member.
    if (lead)
      return new Response(null, {
        status: 302,
        headers: { location: `${site ? config.publicUrl : ""}${lead}`, "cache-control": "no-store" },
      });
    throw new NotFound(cardMessages.notFound);
  },
);

/** Without JavaScript, the contact form posts to this page and gets the page back. */
export const action = endpoint(
  { access: "anyone", params, methods: { POST: formBody }, failurePage },
  sendFormWithoutScript,
);
