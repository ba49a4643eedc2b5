import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { page } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { loadTemplatePage } from "../team-page/templates/template-page.server.ts";
import { TemplatePage } from "../team-page/templates/TemplatePage.tsx";
import { templateWords } from "../team-page/templates/words.en.ts";
import { metaTitle } from "../ui/use-words.ts";
import type { RouteHandle } from "../ui/refetch.ts";

export const meta = metaTitle(templateWords, ({ title }) => title);
export const handle: RouteHandle = { keepsEdits: true };

const params = z.object({ id: z.union([z.literal("new").transform(() => undefined), rowId]) });
const query = z.object({
  team: rowId.optional().catch(undefined),
  /** The card to try it on; 0 for a new one. */
  /** The own card that a new one starts from. */
  from: rowId.optional().catch(undefined),
  on: z.coerce.number().int().min(0).optional().catch(undefined),
});

export const loader = page({ access: "signed-in", params, query }, ({ user, params: { id }, query }) =>
  loadTemplatePage(user, { id, ...query }),
);

export default function Template() {
  const data = useLoaderData<typeof loader>();
  // Another template, or a newer version of it, is edited from its start.
  return <TemplatePage key={`${data.template?.id} ${data.template?.version}`} {...data} />;
}
