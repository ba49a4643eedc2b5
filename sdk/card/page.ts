import { enhance } from "./behaviour.ts";
import { trackView } from "./behaviour/views.ts";

/** Entry of the script on /view: the card is the document. */
enhance(document);
const cardId = Number(document.querySelector<HTMLElement>(".meishi")?.dataset.card);
const source = new URLSearchParams(location.search).get("s") === "qr" ? "qr" : "link";
if (cardId) void trackView({ cardId, origin: "", source });
