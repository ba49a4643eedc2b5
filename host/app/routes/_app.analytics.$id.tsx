import { type ClientLoaderFunctionArgs, redirect, replace, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AnalyticsPage } from "../analytics/page/AnalyticsPage.tsx";
import { loadAnalyticsPage } from "../analytics/analytics.server.ts";
import { analyticsWords } from "../analytics/words.en.ts";
import { loadAnalytics } from "../analytics/page/use-analytics.ts";
import { notices } from "../dashboard/notices.ts";
import { page } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { cachedLoader } from "../ui/data-cache.ts";
import { metaTitle } from "../ui/use-words.ts";
import { toast } from "../ui/toast.ts";

export const meta = metaTitle(analyticsWords, ({ title }) => title);

/** The card; its figures depend on the browser's time zone. */
export const loader = page({ access: "signed-in", params: z.object({ id: rowId }) }, ({ user, params: { id } }) =>
  loadAnalyticsPage(user, id),
);

const cachedCard = cachedLoader();

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const figures = loadAnalytics(args.params.id ?? "", searchParams);
  const card = await cachedCard<Awaited<ReturnType<typeof loader>>>(args); // whoever may not see it is led away by it
  const loaded = await figures;
  if (loaded) return { ...card, loaded };
  toast.failure(...notices.analyticsFailed);
  // A page that could not be shown is not gone back to.
  throw (window.location.pathname === pathname ? replace : redirect)("/dashboard");
}
clientLoader.hydrate = true;

/** An open page asks for new events by itself. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href !== nextUrl.href;

export default function AnalyticsRoute() {
  const data = useLoaderData<typeof loader | typeof clientLoader>();
  return <AnalyticsPage key={data.id} card={data} loaded={"loaded" in data ? data.loaded : undefined} />;
}
