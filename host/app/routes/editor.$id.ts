import { redirect } from "@remix-run/node";
import { endpoint } from "../http.server.ts";

/** The sidebar's short address of the advanced editor. */
export const loader = endpoint({ access: "anyone" }, ({ params }) => redirect(`/card-editor/${encodeURIComponent(params.id ?? "")}`));
