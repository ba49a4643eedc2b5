import { profileQuery } from "../auth/app-passwords/app-password.schema.ts";
import { redeemProfileUrl } from "../auth/app-passwords/phone-profile.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { fileResponse } from "../http/file-response.ts";

/** The profile of an iPhone, once. Looking whether it is there uses nothing up. */
export const loader = endpoint(
  { access: "anyone", query: profileQuery, limit: "emailLink" },
  async ({ request, query: { token } }) =>
    fileResponse(request.method === "HEAD" ? "" : await redeemProfileUrl(token), {
      fileName: "Meishi.mobileconfig",
      type: "application/x-apple-aspen-config; charset=utf-8",
    }),
);
