// Same as /api/analytics, for the page: blockers refuse URLs below /api/analytics.
export { loader } from "./api.analytics.$cardId._index.ts";
