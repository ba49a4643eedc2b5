import { useLoaderData } from "@remix-run/react";
import { emailState } from "../auth/email/email-links.server.ts";
import { dashboard } from "../dashboard/dashboard.server.ts";
import { WelcomePage } from "../onboarding/WelcomePage.tsx";
import { page } from "../http/endpoint.server.ts";
import { localeOfPage } from "../languages/account-language.server.ts";
import { metaTitle } from "../ui/use-words.ts";
import { firstRunWords } from "../onboarding/words.en.ts";
import type { RouteHandle } from "../ui/refetch.ts";

export const meta = metaTitle(firstRunWords, ({ title }) => title);
export const handle: RouteHandle = { keepsEdits: true };

export const loader = page({ access: "signed-in" }, async ({ user, request }) => {
  const [first] = (await dashboard(user, localeOfPage(request, user))).cards;
  const email = await emailState(user.id);
  return { email, card: first ? { id: first.id, name: first.name, slug: first.slug, url: first.url } : null };
});

export default function Welcome() {
  return <WelcomePage {...useLoaderData<typeof loader>()} />;
}
