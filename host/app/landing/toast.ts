import type { LandingScriptWords } from "./words/en.ts";

/** What this page's script says, in the language of the page. */
export const words = JSON.parse(document.querySelector<HTMLElement>(".toasts")!.dataset.words!) as LandingScriptWords;

const MOST = 5;
const SHOWN_MS = 5_000;

/** Title and sentence in the corner, and where to go on: at most five at once, five seconds each, longer in use. */
export function toast(title: string, message: string, next?: { label: string; href: string }): void {
  const place = document.querySelector(".toasts")!;
  const box = document.createElement("div");
  box.className = "toast";
  const heading = document.createElement("b");
  heading.textContent = title;
  const text = document.createElement("p");
  text.textContent = message;
  box.append(heading, text);
  if (next) {
    const link = document.createElement("a");
    link.textContent = next.label;
    link.href = next.href;
    box.append(link);
  }
  place.append(box);
  while (place.children.length > MOST) place.firstElementChild!.remove();

  let timer = 0;
  const leave = () => {
    timer = window.setTimeout(() => box.remove(), SHOWN_MS);
  };
  for (const arrival of ["pointerenter", "focusin"]) box.addEventListener(arrival, () => clearTimeout(timer));
  for (const departure of ["pointerleave", "focusout"]) box.addEventListener(departure, leave);
  leave();
}
