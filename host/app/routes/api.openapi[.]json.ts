import { apiDocument } from "../developers/document.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** The description of the API, for programs. Keys open it, as clients send theirs with everything. */
export const loader = endpoint({ access: "anyone", scope: "any" }, () => apiDocument());
