import { config } from "../config.server.ts";
import { endpoint } from "../http.server.ts";

/** The key the map is loaded with; null: OpenStreetMap is shown. A browser key is public, and limited to this site by its owner. */
export const loader = endpoint({ access: "anyone", cors: true }, () => ({ googleMapsApiKey: config.googleMapsApiKey ?? null }));
