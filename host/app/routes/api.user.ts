import { endpoint } from "../http.server.ts";

export const loader = endpoint({ access: "signed-in" }, ({ user: { level: _, sessionId: __, ...user } }) => user);
