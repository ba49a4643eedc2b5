import { Invalid } from "../errors.ts";
import { formBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { contactSales } from "../landing/contact-sales.server.ts";
import { renderContactSales } from "../landing/pages.server.tsx";
import { pathFor } from "../landing/viewer.ts";
import { landingViewer } from "../landing/reader.server.ts";
import { visitorResponse } from "../view/responses.server.ts";

export const loader = endpoint({ access: "anyone" }, ({ user, request }) => {
  const isSent = new URL(request.url).searchParams.has("sent");
  return visitorResponse(200, renderContactSales(landingViewer(request, user), { state: isSent ? "sent" : "open" }));
});

export const action = endpoint(
  { access: "anyone", methods: { POST: formBody }, limit: "submission" },
  async ({ user, body, request, clientAddress }) => {
    const viewer = landingViewer(request, user);
    const result = await contactSales(body, clientAddress, viewer.locale);
    const isScript = request.headers.get("accept")?.includes("json");
    if (result.state === "wrong") {
      if (isScript) throw new Invalid(result.message, result.errors);
      return visitorResponse(400, renderContactSales(viewer, result));
    }
    return isScript
      ? undefined
      : new Response(null, { status: 303, headers: { location: pathFor(viewer, "/contact-sales?sent") } });
  },
);
