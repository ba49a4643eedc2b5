import { watchConnection } from "./behaviour/connection.ts";
import type { Context } from "./behaviour/context.ts";
import { sendForm } from "./behaviour/form.ts";
import { showMap } from "./behaviour/map.ts";
import { handleClick } from "./behaviour/click.ts";
import { hideSheet } from "./behaviour/sheets.ts";
import type { ScriptWords } from "./words/en.ts";

interface EnhanceOptions {
  /** Texts of the script, in the visitor's language. */
  words: ScriptWords;
  /** Origin of the server without a slash at the end; empty (the default) on the server's own pages. */
  origin?: string;
  /** Called on saves, for the element's own events. */
  onEvent?: Context["notify"];
  /** Ends it all when the card leaves the page. */
  signal?: AbortSignal;
}

const TOAST_MS = 3000;

function toaster(card: HTMLElement): Context["toast"] {
  let timer: ReturnType<typeof setTimeout>;
  return (message) => {
    // A message inside an open sheet: the page under a popover is not read out.
    const toast = card.querySelector<HTMLElement>(".toast")!;
    (card.querySelector(".sheet:popover-open") ?? card).append(toast);
    toast.textContent = message;
    toast.hidden = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      toast.hidden = true;
    }, TOAST_MS);
  };
}

/**
 * Adds behavior to a rendered card, whose markup already works without it. Takes the document, or the shadow root that
 * holds the card.
 */
export function enhance(
  root: Document | ShadowRoot,
  { words, origin = "", onEvent = () => {}, signal }: EnhanceOptions,
): void {
  const card = root.querySelector<HTMLElement>(".meishi");
  const cardId = Number(card?.dataset.card);
  if (!card || !cardId) return;
  const context: Context = { root, card, cardId, signal, origin, words, notify: onEvent, toast: toaster(card) };

  card.addEventListener("click", (event) => handleClick(context, event), { signal });
  card.addEventListener(
    "toggle",
    (event) => {
      if (event.target instanceof HTMLDetailsElement) void showMap(context, event.target);
    },
    { signal, capture: true },
  ); // toggle does not bubble
  card.addEventListener(
    "submit",
    (event) => {
      const section = card.querySelector<HTMLElement>("[data-form]");
      if (!section?.contains(event.target as Node)) return;
      event.preventDefault();
      void sendForm(context, section);
    },
    { signal },
  );
  card.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      card.querySelectorAll(".sheet.open").forEach((sheet) => hideSheet(root, sheet.id));
    },
    { signal },
  );

  watchConnection(context);
  card.dataset.js = "";
}
