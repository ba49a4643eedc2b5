import { publicCard } from "../cards/public-card.server.ts";
import { NotFound } from "../errors.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { bySlug } from "../http/parse.ts";
import { contactPhoto } from "../uploads/portrait.server.ts";

/**
 * A card's portrait as a square, for emails: programs stretch other shapes. A mail that was sent long ago shows the
 * portrait of today.
 */
export const loader = endpoint(
  { access: "anyone", cors: true, params: bySlug, cacheable: true },
  async ({ params: { slug }, site, clientAddress }) => {
    const { profilePicture } = await publicCard(slug, site);
    const photo = await contactPhoto(profilePicture, clientAddress);
    if (!photo) throw new NotFound("This card has no portrait.");
    return new Response(new Uint8Array(photo), {
      headers: {
        "content-type": "image/jpeg",
        "cache-control": "public, max-age=3600",
        "cross-origin-resource-policy": "cross-origin",
      },
    });
  },
);
