import { finishAtProvider } from "../auth/oidc/sign-in.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { joinClaimedTeam } from "../teams/claimed-team.server.ts";

export const loader = endpoint({ access: "anyone", limit: "singleSignOn" }, ({ request, clientAddress, user }) =>
  finishAtProvider({ request, clientAddress }, user, joinClaimedTeam),
);
