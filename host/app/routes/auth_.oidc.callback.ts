import { finishAtProvider } from "../auth/oidc/sign-in.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { inRequest } from "../languages/account-language.server.ts";
import { joinClaimedTeam } from "../teams/claimed-team.server.ts";

export const loader = endpoint({ access: "anyone", limit: "singleSignOn" }, ({ request, clientAddress, user }) =>
  inRequest(request, () => finishAtProvider({ request, clientAddress }, user, joinClaimedTeam)),
);
