import { handleProviderCallback } from "../auth/oidc/sign-in.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { withRequestLocale } from "../languages/account-language.server.ts";
import { joinClaimedTeam } from "../teams/members/claimed-team.server.ts";

export const loader = endpoint({ access: "anyone", limit: "singleSignOn" }, ({ request, clientAddress, user }) =>
  withRequestLocale(request, () => handleProviderCallback({ request, clientAddress }, user, joinClaimedTeam)),
);
