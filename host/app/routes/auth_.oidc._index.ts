import { leadToProvider } from "../auth/oidc/sign-in.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "anyone", limit: "singleSignOn" }, ({ request, clientAddress, user }) =>
  leadToProvider({ request, clientAddress }, user),
);
