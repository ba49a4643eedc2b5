import type { LandingScriptWords } from "./words.en.ts";

/** Texts of this page's script, in its language. */
export const words = JSON.parse(document.querySelector<HTMLElement>(".toasts")!.dataset.words!) as LandingScriptWords;

const MAX_TOASTS = 5;
const VISIBLE_MS = 5_000;

/** Title and sentence in the corner, and where to go on: at most five at once, five seconds each, longer in use. */
export function toast(title: string, message: string, next?: { label: string; href: string }): void {
  const container = document.querySelector(".toasts")!;
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
  container.append(box);
  while (container.children.length > MAX_TOASTS) container.firstElementChild!.remove();

  let timer = 0;
  const scheduleRemoval = () => {
    timer = window.setTimeout(() => box.remove(), VISIBLE_MS);
  };
  for (const enterEvent of ["pointerenter", "focusin"]) box.addEventListener(enterEvent, () => clearTimeout(timer));
  for (const leaveEvent of ["pointerleave", "focusout"]) box.addEventListener(leaveEvent, scheduleRemoval);
  scheduleRemoval();
}
