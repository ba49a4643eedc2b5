import { safeDocument } from "../../page-runtime/page.ts";
import type { Context } from "./context.ts";

/** Copies a link and says so; without clipboard access the text stands selected in the sheet to be copied by hand. */
export async function copyLink(context: Context, link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    const field = safeDocument.createElement("textarea");
    field.value = link;
    context.card.append(field);
    field.select();
    const copied = safeDocument.execCommand("copy");
    field.remove();
    if (!copied) return;
  }
  context.toast(context.words.copied);
}

/** True if the system's share sheet takes the link; otherwise the card's own sheet opens. */
export function shareBySystem(context: Context, event: Event): void {
  const link = context.card.querySelector<HTMLElement>("#sheet-share [data-copy]")?.dataset.copy;
  const touch = matchMedia("(pointer:coarse)").matches;
  if (!link || !touch || !navigator.share) return;
  event.preventDefault();
  const title = context.card.querySelector("#sheet-share p")?.textContent ?? safeDocument.title;
  navigator.share({ title, url: link }).catch((error: Error) => {
    if (error.name !== "AbortError") void copyLink(context, link);
  });
}
