import { type ClientLoaderFunctionArgs, isRouteErrorResponse, redirect, useLoaderData } from "@remix-run/react";
import { AnalyticsPage } from "../analytics/page/AnalyticsPage.tsx";
import { loadAnalyticsPage } from "../analytics/analytics.server.ts";
import { analyticsWords } from "../analytics/words.en.ts";
import { type Loaded, loadAnalytics } from "../analytics/page/use-analytics.ts";
import { notices } from "../dashboard/notices.ts";
import { page } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import { cachedLoader } from "../ui/data-cache.ts";
import { metaTitle } from "../ui/use-words.ts";
import { toast } from "../ui/toast.ts";

export const meta = metaTitle(analyticsWords, ({ title }) => title);

/** The card; its figures depend on the browser's time zone. */
export const loader = page({ access: "signed-in", params: byId }, ({ user, params: { id } }) =>
  loadAnalyticsPage(user, id),
);

const cachedCard = cachedLoader();

/** The figures on the page, which stay when others cannot be loaded. */
let latest: { id: string; loaded: Loaded } | undefined;

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const id = args.params.id ?? "";
  const isOpen = window.location.pathname === pathname;
  const figures = loadAnalytics(id, searchParams);
  let card: Awaited<ReturnType<typeof loader>> | undefined;
  try {
    card = await cachedCard<Awaited<ReturnType<typeof loader>>>(args); // redirects users who may not see it
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
  }
  const loaded = await figures;
  if (card && loaded) {
    latest = { id, loaded };
    return { ...card, loaded };
  }
  if (card && isOpen && latest?.id === id) {
    toast.failure(...notices.analyticsFailed);
    return { ...card, loaded: latest.loaded };
  }
  if (!isOpen) throw redirect("/dashboard?notice=analyticsFailed");
  // A page that could not be shown is not gone back to. As a whole document: of a page whose data never came the
  // dashboard would have none either.
  window.location.replace("/dashboard?notice=analyticsFailed");
  return new Promise<never>(() => {});
}
clientLoader.hydrate = true;

/** An open page asks for new events by itself. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href !== nextUrl.href;

export default function AnalyticsRoute() {
  const data = useLoaderData<typeof loader | typeof clientLoader>();
  return <AnalyticsPage key={data.id} card={data} loaded={"loaded" in data ? data.loaded : undefined} />;
}
