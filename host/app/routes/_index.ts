import { DAV_HEADERS } from "../contacts/dav/handler.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { landingPage } from "../landing/landing.server.ts";
import { landingViewer } from "../landing/reader.server.ts";
import { pageResponse } from "../view/responses.server.ts";

/** Address books start here, too: some phones know the host only (RFC 6764). */
export { davStart as action } from "../contacts/dav/handler.server.ts";

export const loader = endpoint({ access: "anyone", optionsHeaders: DAV_HEADERS }, ({ request, user }) =>
  pageResponse(request, landingPage(landingViewer(request, user))),
);

/** A document of its own, not a page of the app: a link that comes from inside loads it whole. */
export async function clientLoader(): Promise<never> {
  window.location.assign("/");
  return new Promise(() => {});
}
