import { publicCard } from "../cards/public-card.server.ts";
import { NotFound } from "../errors.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { bySlug } from "../http/parse.ts";
import { geocode } from "../location/geocode.server.ts";

/** Coordinates of a card's address: {lat, lon}, or null if not found. Only addresses on cards are looked up. */
export const loader = endpoint(
  { access: "anyone", cors: true, params: bySlug, cacheable: true },
  async ({ params: { slug } }) => {
    const { id, address } = await publicCard(slug);
    if (!address) throw new NotFound("This card has no address.");
    return Response.json(await geocode(id, address), { headers: { "cache-control": "public, max-age=86400" } });
  },
);
