import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AnalyticsPage } from "../analytics/AnalyticsPage.tsx";
import { openPage } from "../analytics/analytics.server.ts";
import { page } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { cachedLoader } from "../ui/data-cache.ts";
import { pageTitle } from "../ui/page-title.ts";

export const meta = () => pageTitle("Analytics");

export const loader = page({ access: "signed-in", params: z.object({ id: rowId }) }, ({ user, params: { id } }) =>
  openPage(user, id),
);

export const clientLoader = cachedLoader();

export default function AnalyticsRoute() {
  const card = useLoaderData<typeof loader>();
  return <AnalyticsPage key={card.id} card={card} />;
}
