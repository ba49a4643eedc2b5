import { redirectToProvider } from "../auth/oidc/sign-in.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "anyone", limit: "singleSignOn" }, ({ request, clientAddress, user }) =>
  redirectToProvider({ request, clientAddress }, user),
);
