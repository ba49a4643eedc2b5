import { endpoint } from "../http/endpoint.server.ts";
import { bySlug } from "../http/parse.ts";
import { cardManifest } from "../pwa/manifest.server.ts";

export const loader = endpoint({ access: "anyone", params: bySlug, cacheable: true }, ({ params: { slug }, site }) =>
  cardManifest(slug, site),
);
