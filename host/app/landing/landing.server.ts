import { createEncodedPage, type EncodedPage } from "../view/encoded-page.server.ts";
import { renderLanding } from "./pages.server.tsx";
import type { LandingViewer } from "./viewer.ts";

const pages = new Map<string, EncodedPage>();

/** The landing page, rendered and compressed once for each kind of reader. */
export function landingPage(viewer: LandingViewer): EncodedPage {
  const kind = JSON.stringify([viewer.isSignedIn, viewer.locale, viewer.isNamed]);
  const page = pages.get(kind) ?? createEncodedPage(renderLanding(viewer));
  pages.set(kind, page);
  return page;
}
