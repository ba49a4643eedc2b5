import type { InlinedCard } from "./chunks.ts";

declare const __SDK_CARD__: InlinedCard;

/** The code of buttons and, written by the host, the first one's card: what v1.js asks for with `data-card`. */
export const written = __SDK_CARD__;
export { provide, makeLaunchers } from "./launchers.ts";
