import * as doubles from "../contacts/doubles.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint({ access: "signed-in" }, ({ user }) => doubles.list(user));
