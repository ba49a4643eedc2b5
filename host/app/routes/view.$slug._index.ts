import { z } from "zod";
import { findRenamed } from "../cards/public-card.server.ts";
import { endpoint } from "../http.server.ts";
import { cardPage } from "../view/card-page.server.ts";
import { pageResponse, visitorResponse } from "../view/responses.server.ts";
import { renderCardNotFound } from "../view/message-pages.server.tsx";

export const loader = endpoint({ access: "anyone", params: z.object({ slug: z.string().max(100) }) },
  async ({ request, params, user }) => {
    const slug = params.slug.toLowerCase();
    const page = await cardPage(slug, user);
    if (page) return pageResponse(request, page);
    const renamed = await findRenamed(slug);
    // A printed code never dies: the old address leads on for ever.
    if (renamed) return new Response(null, { status: 308, headers: { location: `/view/${renamed}${new URL(request.url).search}` } });
    return visitorResponse(404, renderCardNotFound());
  });
