import { encoded, type EncodedPage } from "../view/responses.server.ts";
import { renderLanding } from "./pages.server.tsx";

const pages = new Map<boolean, EncodedPage>();

/** The landing page, rendered and compressed once for visitors and once for those signed in. */
export function landingPage(isSignedIn: boolean): EncodedPage {
  let page = pages.get(isSignedIn);
  if (!page) {
    page = encoded(renderLanding(isSignedIn));
    pages.set(isSignedIn, page);
  }
  return page;
}
