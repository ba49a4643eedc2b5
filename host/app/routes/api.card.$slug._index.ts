import { z } from "zod";
import { publicCard } from "../cards/public-card.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint(
  { access: "anyone", cors: true, params: z.object({ slug: z.string().max(100) }) },
  ({ params: { slug }, site }) => publicCard(slug, site),
);
