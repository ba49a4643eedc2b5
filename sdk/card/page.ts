import { visitSource } from "./behaviour/visit-source.ts";
import { enhance } from "./behaviour.ts";
import { openExchangeOverCard } from "./behaviour/exchange.ts";
import { leaveRoomForChat } from "./behaviour/chat-place.ts";
import { redirectToSavedLanguage, rememberLanguage } from "./behaviour/language.ts";
import { trackView } from "./behaviour/views.ts";

/** Entry of the script on /view: the card is the document. */
const card = document.querySelector<HTMLElement>(".meishi");
const cardId = Number(card?.dataset.card);
if (card && cardId && !redirectToSavedLanguage()) {
  const words = JSON.parse(card.dataset.words!);
  enhance(document, { words });
  openExchangeOverCard(card, words);
  leaveRoomForChat(card);
  rememberLanguage(card);
  void trackView({ cardId, origin: "", trafficSource: visitSource() });
}

// Before the first paint would be a guess by the server, and the page is kept for all devices alike.
for (const part of document.querySelectorAll<HTMLElement>("[data-agent]"))
  part.hidden = !new RegExp(part.dataset.agent!).test(navigator.userAgent);
