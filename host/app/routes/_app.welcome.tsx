import { useLoaderData } from "@remix-run/react";
import { dashboard } from "../dashboard/dashboard.server.ts";
import { WelcomePage } from "../first-run/WelcomePage.tsx";
import { page } from "../http/endpoint.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import type { RouteHandle } from "../ui/refetch.ts";

export const meta = () => pageTitle("Your first card");
export const handle: RouteHandle = { keepsEdits: true };

export const loader = page({ access: "signed-in" }, async ({ user }) => {
  const [first] = (await dashboard(user)).cards;
  return { card: first ? { id: first.id, name: first.name, slug: first.slug, url: first.url } : null };
});

export default function Welcome() {
  return <WelcomePage {...useLoaderData<typeof loader>()} />;
}
