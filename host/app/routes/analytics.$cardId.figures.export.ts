// What the page of a card's figures reads: blockers refuse whatever lies below /api/analytics.
export { loader } from "./api.analytics.$cardId.export.ts";
