import { visitSource } from "./visit-source.ts";
import type { Context } from "./context.ts";
import { post } from "./post.ts";
import { hideSheet, showSheet } from "./sheets.ts";

/** How long the button shows that it is busy. */
const BUSY_MS = 1000;
/** How long the iPhone's guidance stays after its button was pressed, so that the eye can follow. */
const DIALOG_CLOSES_MS = 1500;

function busy(button: HTMLElement, { words }: Context): void {
  const label = button.querySelector("span");
  if (!label) return;
  const before = label.textContent;
  button.style.minWidth = `${button.offsetWidth}px`;
  button.ariaBusy = "true";
  label.textContent = words.saving;
  setTimeout(() => {
    label.textContent = before;
    button.ariaBusy = null;
    button.style.minWidth = "";
  }, BUSY_MS);
}

function isIphone(): boolean {
  return /iPhone|iPod/.test(navigator.userAgent);
}

/** Opens the contact file, if it can be had: else the visitor stays on the card and reads so. Counts what was saved. */
async function download(context: Context, href: string): Promise<void> {
  try {
    if (!(await fetch(href)).ok) throw 0;
  } catch {
    return context.toast(context.words.notDownloaded);
  }
  void post(`${context.origin}/api/card-saves`, { cardId: context.cardId, campaign: visitSource().campaign });
  location.href = href;
}

/** Save Contact: an iPhone shows instructions first. */
export function save(context: Context, button: HTMLAnchorElement, event: Event): void {
  event.preventDefault();
  if (button.ariaBusy === "true") return;
  context.notify("save");
  if (isIphone() && showSheet(context.root, "sheet-iphone")) return;
  busy(button, context);
  void download(context, button.href);
}

/** The button inside the guidance: it opens the file, and the dialog closes a little later. */
export function saveOnIphone(context: Context, link: HTMLAnchorElement, event: Event): void {
  event.preventDefault();
  void download(context, link.href);
  setTimeout(() => hideSheet(context.root, "sheet-iphone"), DIALOG_CLOSES_MS);
}
