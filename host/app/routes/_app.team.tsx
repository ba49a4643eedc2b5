import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { page } from "../http/endpoint.server.ts";
import { openPage, teamPageQuery } from "../team-page/page.server.ts";
import { TeamPage } from "../team-page/TeamPage.tsx";
import { pageTitle } from "../ui/page-title.ts";

export const meta: MetaFunction = () => pageTitle("Team");

export const loader = page({ access: "signed-in", query: teamPageQuery }, ({ user, query }) => openPage(user, query));

export default function Team() {
  return <TeamPage {...useLoaderData<typeof loader>()} />;
}
