import { enhance } from "./behaviour.ts";

/** Entry of the script on /view: the card is the document. */
enhance(document);

// Before the first paint would be a guess by the server, and the page is kept for all devices alike.
for (const link of document.querySelectorAll<HTMLElement>("[data-wallet]"))
  link.hidden = !new RegExp(link.dataset.wallet!).test(navigator.userAgent);
