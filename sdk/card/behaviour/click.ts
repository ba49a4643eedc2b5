import type { Context } from "./context.ts";
import { openLightbox } from "./lightbox.ts";
import { post } from "./post.ts";
import { save, saveOnIphone } from "./save.ts";
import { copyLink, shareBySystem } from "./share.ts";
import { toggleSheet } from "./sheets.ts";
import { playVideo } from "./video.ts";

type Server = Pick<Context, "origin" | "cardId">;

/** Clicks are counted by the link's `data-track`, such as `social:linkedin`. */
function countClick({ origin, cardId }: Server, link: HTMLElement): void {
  const [linkType, ...rest] = (link.dataset.track ?? "").split(":");
  void post(`${origin}/api/card-clicks`, { cardId, linkType, linkId: rest.join(":") });
}

/** Counts a click from before this script was loaded, if its link is counted. */
export function countMissedClick(server: Server, pressed: Element): void {
  // A form may have a field of this name.
  const link = Element.prototype.closest.call(pressed, "[data-track]") as HTMLElement | null;
  if (link) countClick(server, link);
}

/** Handles clicks on links and buttons beyond the markup's own behavior. */
export function handleClick(context: Context, event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const pressed = target?.closest<HTMLElement>("a,button");
  if (!pressed) return;
  const { dataset } = pressed;
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (dataset.track) countClick(context, pressed);
  if ("save" in dataset) save(context, pressed as HTMLAnchorElement, event);
  else if ("iphoneSave" in dataset) saveOnIphone(context, pressed as HTMLAnchorElement, event);
  else if (dataset.copy) void copyLink(context, dataset.copy);
  else if ("share" in dataset) shareBySystem(context, event);
  else if (plain && dataset.player) {
    event.preventDefault();
    playVideo(pressed as HTMLAnchorElement);
  } else if (plain && dataset.picture) {
    event.preventDefault();
    openLightbox(pressed as HTMLAnchorElement, context.words);
  }
  if (!event.defaultPrevented) toggleSheet(context.root, pressed);
}
