import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { config } from "../config/config.server.ts";
import { page } from "../http/endpoint.server.ts";
import { localeOfPage } from "../languages/account-language.server.ts";
import { byCard } from "../http/parse.ts";
import { readForPage } from "../salesbot/config.server.ts";
import { countUnread } from "../salesbot/conversations.server.ts";
import { loadConfig } from "../salesbot/load-config.ts";
import { hasModel } from "../salesbot/model/settings.ts";
import { SalesbotError } from "../salesbot/SalesbotError.tsx";
import { SalesbotPage } from "../salesbot/SalesbotPage.tsx";
import { cachedLoader } from "../ui/data-cache.ts";
import { metaTitle } from "../ui/use-words.ts";
import { salesbotWords } from "../salesbot/words.en.ts";
import type { RouteHandle } from "../ui/refetch.ts";

export const meta = metaTitle(salesbotWords, ({ short }) => short);
export const handle: RouteHandle = { keepsEdits: true };

/** Checks permission for the card; `clientLoader` loads the configuration from its own cache. */
export const loader = page({ access: "signed-in", params: byCard }, async ({ user, request, params: { cardId } }) => {
  const { card, isOwnerEntitled } = await readForPage(user, cardId);
  const { countUnanswered } = await import("../salesbot/unanswered.server.ts");
  const { coverageOfCard } = await import("../salesbot/coverage.server.ts");
  return {
    card,
    isOwnerEntitled,
    hasModel: hasModel(config.openai),
    host: config.publicUrl,
    unread: await countUnread(cardId),
    unanswered: await countUnanswered(cardId),
    topics: await coverageOfCard(cardId, localeOfPage(request, user)),
  };
});

const cachedPage = cachedLoader();

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const pageData = await cachedPage<Awaited<ReturnType<typeof loader>>>(args);
  return { ...pageData, config: await loadConfig(pageData.card.id) };
}
clientLoader.hydrate = true;

export default function Salesbot() {
  const data = useLoaderData<typeof loader | typeof clientLoader>();
  return <SalesbotPage {...data} config={"config" in data ? data.config : undefined} />;
}

export { SalesbotError as ErrorBoundary };
