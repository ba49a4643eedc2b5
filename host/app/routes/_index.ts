import { endpoint } from "../http/endpoint.server.ts";
import { landingPage } from "../landing/landing.server.ts";
import { landingViewer } from "../landing/reader.server.ts";
import { pageResponse } from "../view/responses.server.ts";

export const loader = endpoint({ access: "anyone" }, ({ request, user }) =>
  pageResponse(request, landingPage(landingViewer(request, user))),
);

/** A document of its own, not a page of the app: a link that comes from inside loads it whole. */
export async function clientLoader(): Promise<never> {
  window.location.assign("/");
  return new Promise(() => {});
}
