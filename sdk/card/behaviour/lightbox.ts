import { safeDocument } from "../../page-runtime/page.ts";
import { filled } from "../words/filled.ts";
import type { ScriptWords } from "../words/en.ts";

/** A swipe shorter than this is a tap. */
const SWIPE_PX = 40;

function button(label: string, glyph: string, className: string): HTMLButtonElement {
  const made = safeDocument.createElement("button");
  made.type = "button";
  made.className = className;
  made.ariaLabel = label;
  made.textContent = glyph;
  return made;
}

/**
 * Opens the gallery's pictures one at a time in a dialog: arrow keys, swipe, buttons; Escape closes and gives the focus
 * back.
 */
export function openLightbox(pressed: HTMLAnchorElement, words: ScriptWords): void {
  const links = [...pressed.closest("ul")!.querySelectorAll<HTMLAnchorElement>("a")];
  const dialog = safeDocument.createElement("dialog");
  dialog.className = "lightbox";
  const picture = safeDocument.createElement("img");
  picture.draggable = false; // else a mouse drags the picture instead of turning it
  const caption = safeDocument.createElement("p");
  caption.setAttribute("aria-live", "polite");
  const [previous, next, close] = [
    button(words.previous, "‹", "previous"),
    button(words.next, "›", "next"),
    button(words.close, "×", "leave"),
  ];
  dialog.append(picture, caption, previous, next, close);
  previous.hidden = next.hidden = links.length < 2;

  let at = links.indexOf(pressed);
  const show = (index: number) => {
    at = (index + links.length) % links.length;
    const thumb = links[at]!.querySelector("img");
    picture.src = links[at]!.href;
    picture.alt = caption.textContent = thumb?.alt ?? "";
    dialog.ariaLabel = filled(words.position, at + 1, links.length);
    new Image().src = links[(at + 1) % links.length]!.href;
  };
  const rtl = getComputedStyle(pressed).direction === "rtl" ? -1 : 1;

  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowRight") show(at + rtl);
    if (event.key === "ArrowLeft") show(at - rtl);
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === previous) show(at - 1);
    else if (event.target === next) show(at + 1);
    else if (event.target !== picture) dialog.close();
  });
  let from = NaN;
  dialog.addEventListener("pointerdown", (event) => {
    from = event.clientX;
  });
  dialog.addEventListener("pointerup", (event) => {
    const way = event.clientX - from;
    from = NaN;
    if (Math.abs(way) > SWIPE_PX) show(at + (way < 0 ? rtl : -rtl));
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    links[at]!.focus();
  });
  pressed.closest(".meishi")!.append(dialog);
  show(at);
  dialog.showModal();
}
