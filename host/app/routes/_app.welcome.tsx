import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { emailState } from "../auth/email/email-links.server.ts";
import { ownCardLink } from "../dashboard/dashboard.server.ts";
import { findEditorData } from "../editor/editor.server.ts";
import { WelcomePage } from "../onboarding/WelcomePage.tsx";
import { page } from "../http/endpoint.server.ts";
import { localeOfPage } from "../languages/account-language.server.ts";
import { renderOwnCard } from "../rendered-cards/render-card.server.tsx";
import { metaTitle } from "../ui/use-words.ts";
import { firstRunWords } from "../onboarding/words.en.ts";
import type { RouteHandle } from "../ui/refetch.ts";

export const meta = metaTitle(firstRunWords, ({ title }) => title);
export const handle: RouteHandle = { keepsEdits: true };

/** `prepared`: the card that an invitation has made, to be filled in; `card`: the one to show, if not the first. */
const query = z.object({
  prepared: z.string().max(20).optional().catch(undefined),
  card: z.coerce.number().optional().catch(undefined),
});

export const loader = page(
  { access: "signed-in", query },
  async ({ user, request, query: { prepared: preparedId, card: cardId } }) => {
    const locale = localeOfPage(request, user);
    const email = await emailState(user.id);
    const prepared = preparedId === undefined ? null : await findEditorData(user, preparedId, locale);
    if (prepared) return { email, prepared: prepared.card, live: null };
    const card = await ownCardLink(user.id, cardId);
    const live = card && { card, renderedCard: await renderOwnCard(user, card.id, locale) };
    return { email, prepared: null, live: live ?? null };
  },
);

export default function Welcome() {
  return <WelcomePage {...useLoaderData<typeof loader>()} />;
}
