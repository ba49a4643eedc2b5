import { useLoaderData } from "@remix-run/react";
import { page } from "../http/endpoint.server.ts";
import { loadTeamPage, teamPageQuery } from "../team-page/page.server.ts";
import { TeamPage } from "../team-page/TeamPage.tsx";
import { teamWords } from "../team-page/words.en.ts";
import { metaTitle } from "../ui/use-words.ts";
import { localeOfPage } from "../languages/account-language.server.ts";

export const meta = metaTitle(teamWords, ({ title }) => title);

export const loader = page({ access: "signed-in", query: teamPageQuery }, ({ user, query, request }) =>
  loadTeamPage(user, localeOfPage(request, user), query),
);

export default function Team() {
  return <TeamPage {...useLoaderData<typeof loader>()} />;
}
