import { config } from "../config/config.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/**
 * The key the map is loaded with; null: OpenStreetMap is shown. A browser key is public, and limited to this site by
 * its owner.
 */
export const loader = endpoint({ access: "anyone", cors: true }, () => ({
  googleMapsApiKey: config.googleMapsApiKey ?? null,
}));
