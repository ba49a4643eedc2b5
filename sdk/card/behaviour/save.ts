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

/**
 * Save Contact: records the save, then the link downloads the file. An iPhone shows instructions first.
 */
export function save(context: Context, button: HTMLAnchorElement, event: Event): void {
  if (button.ariaBusy === "true") {
    event.preventDefault();
    return;
  }
  void post(`${context.origin}/api/card-saves`, { cardId: context.cardId, campaign: visitSource().campaign });
  context.notify("save");
  if (isIphone() && showSheet(context.root, "sheet-iphone")) event.preventDefault();
  else busy(button, context);
}

/** The button inside the guidance: its link opens the file, the dialog closes a little later. */
export function saveOnIphone(context: Context): void {
  setTimeout(() => hideSheet(context.root, "sheet-iphone"), DIALOG_CLOSES_MS);
}
