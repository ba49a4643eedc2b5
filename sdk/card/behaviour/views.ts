import { campaign, sourceOfPage } from "./came-by.ts";
import { page } from "../../edge/page.ts";
import type { Context } from "./context.ts";
import { post } from "./post.ts";

/** True when the browser asks not to be tracked: then a view is counted and nothing said about it. */
function asksForPrivacy(): boolean {
  const asked = navigator as Navigator & { globalPrivacyControl?: boolean };
  return asked.globalPrivacyControl === true || navigator.doNotTrack === "1";
}

function referrerHost(): string | undefined {
  try {
    const { host } = new URL(page.referrer);
    return host === location.host ? undefined : host;
  } catch {
    return undefined;
  }
}

/** Records the view on load, and on leaving how many seconds the card was in sight. */
export async function trackView({ cardId, origin, source, signal }: Context): Promise<void> {
  const prerendered = page as Document & { prerendering?: boolean };
  if (prerendered.prerendering) {
    await new Promise((done) => page.addEventListener("prerenderingchange", done, { once: true }));
  }
  const url = `${origin}/api/card-views`;
  if (asksForPrivacy()) {
    await post(url, { cardId });
    return;
  }
  const view = post(url, {
    cardId,
    source: source ?? sourceOfPage() ?? "link",
    campaign: campaign({ source }),
    referrer: referrerHost(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });

  let seen = 0;
  let since = page.hidden ? null : performance.now();
  const leave = () => {
    if (since === null) return;
    seen += performance.now() - since;
    since = null;
    void view.then((answer) =>
      answer?.id ? post(url, { cardId, viewId: answer.id, seconds: Math.round(seen / 1000) }) : null,
    );
  };
  page.addEventListener(
    "visibilitychange",
    () => {
      if (page.hidden) leave();
      else since ??= performance.now();
    },
    { signal },
  );
  addEventListener("pagehide", leave, { signal });
}
