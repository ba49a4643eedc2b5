import { type Context } from "./behaviour/context.ts";
import { sendForm } from "./behaviour/form.ts";
import { openLightbox } from "./behaviour/lightbox.ts";
import { showMap } from "./behaviour/map.ts";
import { playVideo } from "./behaviour/video.ts";
import { post } from "./behaviour/post.ts";
import { save, saveOnIphone } from "./behaviour/save.ts";
import { copyLink, shareBySystem } from "./behaviour/share.ts";
import { hideSheet, toggleSheet } from "./behaviour/sheets.ts";
import { trackView } from "./behaviour/views.ts";

export interface EnhanceOptions {
  /** Origin of the host without a slash at the end; empty (the default) on the host's own pages. */
  origin?: string;
  /** How the visitor got here, where the address does not tell: `embed` in the SDK. */
  source?: string;
  /** Told of saves, for the element's own events. */
  onEvent?: Context["notify"];
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

/** Clicks are counted by what the link says of itself: `data-track="social:linkedin"`. */
function countClick({ origin, cardId }: Context, link: HTMLElement): void {
  const [linkType, ...rest] = (link.dataset.track ?? "").split(":");
  void post(`${origin}/api/card-clicks`, { cardId, linkType, linkId: rest.join(":") });
}

function onClick(context: Context, event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const pressed = target?.closest<HTMLElement>("a,button");
  if (!pressed) return;
  const { dataset } = pressed;
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (dataset.track) countClick(context, pressed);
  if ("save" in dataset) save(context, pressed as HTMLAnchorElement, event);
  else if ("iphoneSave" in dataset) saveOnIphone(context);
  else if (dataset.copy) void copyLink(context, dataset.copy);
  else if ("share" in dataset) shareBySystem(context, event);
  else if (plain && dataset.player) {
    event.preventDefault();
    playVideo(pressed as HTMLAnchorElement);
  } else if (plain && dataset.picture) {
    event.preventDefault();
    openLightbox(pressed as HTMLAnchorElement);
  }
  if (!event.defaultPrevented) toggleSheet(context.root, pressed);
}

/**
 * Makes a rendered card behave: everything here adds to markup that already works without it. Takes the document, or the
 * shadow root that holds the card; gives back the way to undo it.
 */
export function enhance(root: Document | ShadowRoot, options: EnhanceOptions = {}): () => void {
  const card = root.querySelector<HTMLElement>(".meishi");
  const cardId = Number(card?.dataset.card);
  if (!card || !cardId) return () => {};
  const controller = new AbortController();
  const { signal } = controller;
  const context: Context = {
    root, card, cardId, signal,
    origin: options.origin ?? "",
    source: options.source,
    notify: options.onEvent ?? (() => {}),
    toast: toaster(card),
  };

  card.addEventListener("click", (event) => onClick(context, event), { signal });
  card.addEventListener("toggle", (event) => {
    if (event.target instanceof HTMLDetailsElement) void showMap(context, event.target);
  }, { signal, capture: true }); // toggle does not bubble
  card.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement) || !event.target.dataset.form) return;
    event.preventDefault();
    void sendForm(context, event.target);
  }, { signal });
  card.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    card.querySelectorAll(".sheet.open").forEach((sheet) => hideSheet(root, sheet.id));
  }, { signal });

  card.dataset.js = "";
  void trackView(context);
  return () => controller.abort();
}
