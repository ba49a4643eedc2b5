import { publicCard } from "../cards/public-card.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { bySlug } from "../http/parse.ts";

export const loader = endpoint({ access: "anyone", cors: true, params: bySlug }, ({ params: { slug }, site }) =>
  publicCard(slug, site),
);
