import { safeDocument } from "../../page-runtime/page.ts";
import { post } from "./post.ts";

interface Visit {
  cardId: number;
  /** The server's origin; empty on its own pages. */
  origin: string;
  /** How the visitor got here. */
  trafficSource: { source: string; campaign?: string };
  /** Ends the visit when the card leaves the page. */
  signal?: AbortSignal;
}

/** True when the browser asks not to be tracked: then a view is counted and nothing said about it. */
const asksForPrivacy = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl || navigator.doNotTrack === "1";

/** The site that led here, unless it is this one. */
function referrerHost(): string | undefined {
  const host = safeDocument.referrer.split("/")[2];
  return host === location.host ? undefined : host;
}

/** Records the view on load, and on leaving how many seconds the card was in sight. */
export async function trackView({ cardId, origin, trafficSource, signal }: Visit): Promise<void> {
  if ((safeDocument as Document & { prerendering?: boolean }).prerendering)
    await new Promise((done) => safeDocument.addEventListener("prerenderingchange", done));
  const send = (more: object) => post(`${origin}/api/card-views`, { cardId, ...more });
  if (asksForPrivacy()) return void send({});
  const view = send({
    ...trafficSource,
    referrer: referrerHost(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });

  let seen = 0;
  let since = 0;
  /** Called when the card comes in sight or leaves it. */
  const update = (isPageHiding?: unknown) => {
    if (!safeDocument.hidden && !isPageHiding) return void (since ||= performance.now());
    if (!since) return;
    seen += performance.now() - since;
    since = 0;
    void view.then((response) => {
      if (response?.id) void send({ viewId: response.id, seconds: Math.round(seen / 1000) });
    });
  };
  update();
  safeDocument.addEventListener("visibilitychange", () => update(), { signal });
  addEventListener("pagehide", update, { signal });
}
