import { redirect } from "@remix-run/node";
import { EditorFailed } from "../editor/EditorFailed.tsx";
import { page } from "../http/endpoint.server.ts";
import type { RouteHandle } from "../ui/refetch.ts";

export const handle: RouteHandle = { Failed: EditorFailed };

/** The sidebar's short address of the advanced editor. */
export const loader = page({ access: "signed-in" }, ({ params }) => {
  throw redirect(`/card-editor/${encodeURIComponent(params.id ?? "")}`);
});

export default function ShortAddress() {
  return null;
}
