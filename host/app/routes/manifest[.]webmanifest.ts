import { endpoint } from "../http/endpoint.server.ts";
import { siteManifest } from "../pwa/manifest.server.ts";

export const loader = endpoint({ access: "anyone" }, () => siteManifest());
