import type { LandingScriptWords } from "./words/en.ts";

/** What this page's script says, in the language of the page. */
export const words = JSON.parse(document.querySelector<HTMLElement>(".toasts")!.dataset.words!) as LandingScriptWords;

const MOST = 5;
const SHOWN_MS = 5_000;

/** Title and sentence in the corner: at most five at once, five seconds each, longer while one points at it. */
export function toast(title: string, message: string): void {
  const place = document.querySelector(".toasts")!;
  const box = document.createElement("div");
  box.className = "toast";
  const heading = document.createElement("b");
  heading.textContent = title;
  const text = document.createElement("p");
  text.textContent = message;
  box.append(heading, text);
  place.append(box);
  while (place.children.length > MOST) place.firstElementChild!.remove();

  let timer = setTimeout(() => box.remove(), SHOWN_MS);
  box.addEventListener("pointerenter", () => clearTimeout(timer));
  box.addEventListener("pointerleave", () => {
    timer = setTimeout(() => box.remove(), SHOWN_MS);
  });
}
