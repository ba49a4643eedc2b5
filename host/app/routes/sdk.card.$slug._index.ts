import { z } from "zod";
import { finishedCard } from "../embedding/finished-card.server.tsx";
import { endpoint } from "../http/endpoint.server.ts";

/** The finished card for pages of other sites: markup as a tree, style, and the behaviors it needs. */
export const loader = endpoint(
  { access: "anyone", cors: true, params: z.object({ slug: z.string().max(100) }) },
  async ({ request, params: { slug }, site }) => (await finishedCard(slug, site)).card.response(request),
);
