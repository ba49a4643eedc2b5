import { finishAtProvider } from "../auth/oidc/sign-in.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "anyone", limit: "singleSignOn" }, ({ request, clientAddress, user }) =>
  finishAtProvider({ request, clientAddress }, user),
);
