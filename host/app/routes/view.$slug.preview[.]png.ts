import { publicCard } from "../cards/public-card.server.ts";
import { pageUrlOf } from "../domains/addresses.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { bySlug } from "../http/parse.ts";
import { previewPicture } from "../view/preview-picture.server.ts";

/** The picture of link previews. Its address holds the card's version, so it may be kept. */
export const loader = endpoint(
  { access: "anyone", params: bySlug, cacheable: true },
  async ({ params: { slug }, site, clientAddress }) => {
    const card = await publicCard(slug, site);
    const picture = await previewPicture(card, pageUrlOf(card), clientAddress);
    return new Response(new Uint8Array(picture), {
      headers: {
        "content-type": "image/png",
        "cache-control": "public, max-age=86400",
        "cross-origin-resource-policy": "cross-origin",
      },
    });
  },
);
