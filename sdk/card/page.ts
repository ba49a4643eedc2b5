import { cameBy } from "./behaviour/came-by.ts";
import { enhance } from "./behaviour.ts";
import { trackView } from "./behaviour/views.ts";

/** Entry of the script on /view: the card is the document. */
enhance(document);
const cardId = Number(document.querySelector<HTMLElement>(".meishi")?.dataset.card);
if (cardId) void trackView({ cardId, origin: "", cameBy: cameBy() });

// Before the first paint would be a guess by the server, and the page is kept for all devices alike.
for (const link of document.querySelectorAll<HTMLElement>("[data-wallet]"))
  link.hidden = !new RegExp(link.dataset.wallet!).test(navigator.userAgent);
