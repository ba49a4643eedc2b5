import { endpoint } from "../http/endpoint.server.ts";
import { domainManifest, siteManifest } from "../pwa/manifest.server.ts";

export const loader = endpoint({ access: "anyone", cacheable: true }, ({ site }) =>
  site ? domainManifest(site) : siteManifest(),
);
