import { visitSource } from "./visit-source.ts";
import type { Context } from "./context.ts";
import { post } from "./post.ts";
import { hideSheet, showSheet } from "./sheets.ts";

/** How long the button shows that it is busy. */
const BUSY_MS = 1000;
/** How long the iPhone's guidance stays after its button was pressed, so that the eye can follow. */
const DIALOG_CLOSES_MS = 1500;

function busy(button: HTMLElement, { words }: Context): void {
  const label = button.querySelector("span")!;
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

const isIphone = () => /iPhone|iPod/.test(navigator.userAgent);
/** A browser within an app on iOS, which alone names neither: it may show a blank page in place of a contact file. */
const isWithinApp = () => !/Safari\/|Firefox/.test(navigator.userAgent);

const count = ({ origin, cardId }: Context) =>
  post(`${origin}/api/card-saves`, { cardId, campaign: visitSource().campaign });

/** Opens the contact file if it can be had; else the visitor stays on the card and reads so. */
async function download(context: Context, href: string): Promise<void> {
  try {
    if (!(await fetch(href)).ok) throw 0;
  } catch {
    return context.toast(context.words.notDownloaded);
  }
  if (isWithinApp()) void count(context);
  location.href = href;
}

/** Save Contact: records the save, then opens the file. An iPhone shows instructions first. */
export function save(context: Context, button: HTMLAnchorElement, event: Event): void {
  event.preventDefault();
  if (button.ariaBusy === "true") return;
  if (!isWithinApp()) void count(context);
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
