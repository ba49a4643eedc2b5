import { enhance } from "./behaviour.ts";

/** Entry of the script on /view: the card is the document. */
enhance(document);

/** A card that was kept for a visitor says so while there is no connection. */
function tellConnection(): void {
  const notice = document.querySelector<HTMLElement>(".notice");
  if (notice) notice.hidden = navigator.onLine;
}
tellConnection();
addEventListener("online", tellConnection);
addEventListener("offline", tellConnection);
