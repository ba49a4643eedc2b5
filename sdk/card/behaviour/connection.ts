import type { Context } from "./context.ts";

/** Shows the page's notice for as long as there is no network. */
export function watchConnection({ card, signal }: Context): void {
  const notice = card.querySelector<HTMLElement>(".notice");
  if (!notice) return;
  const look = () => {
    notice.hidden = navigator.onLine;
  };
  look();
  addEventListener("online", look, { signal });
  addEventListener("offline", look, { signal });
}
