import { type CardPage } from "../view/card-page.server.ts";
import { encoded } from "../view/responses.server.ts";
import { renderLanding } from "./pages.server.tsx";

const pages = new Map<boolean, CardPage>();

/** The landing page, rendered and compressed once for visitors and once for those signed in. */
export function landingPage(isSignedIn: boolean): CardPage {
  let page = pages.get(isSignedIn);
  if (!page) {
    page = encoded(renderLanding(isSignedIn));
    pages.set(isSignedIn, page);
  }
  return page;
}
