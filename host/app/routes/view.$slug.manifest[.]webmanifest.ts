import { z } from "zod";
import { endpoint } from "../http/endpoint.server.ts";
import { cardManifest } from "../pwa/manifest.server.ts";

export const loader = endpoint(
  { access: "anyone", params: z.object({ slug: z.string().max(100) }), cacheable: true },
  ({ params: { slug }, site }) => cardManifest(slug, site),
);
