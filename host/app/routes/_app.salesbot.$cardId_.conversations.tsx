import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { page } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import * as conversations from "../salesbot/conversations.server.ts";
import { Inbox } from "../salesbot/inbox/Inbox.tsx";
import { conversationQuery } from "../salesbot/salesbot.schema.ts";
import { SalesbotError } from "../salesbot/SalesbotError.tsx";
import { cachedLoader } from "../ui/data-cache.ts";
import { metaTitle } from "../ui/use-words.ts";
import { conversationWords } from "../salesbot/inbox/words.en.ts";
import { localeOfPage } from "../languages/account-language.server.ts";
import { textsIn } from "../languages/message.ts";

export const meta = metaTitle(conversationWords, ({ title }) => title);

/** `all`: over all cards of the signed-in user. */
const params = z.object({ cardId: z.union([z.literal("all"), rowId]) });

export const loader = page(
  { access: "signed-in", params, query: conversationQuery },
  async ({ user, params: { cardId }, query, request }) =>
    textsIn(
      localeOfPage(request, user),
      await conversations.loadInboxPage(user, cardId === "all" ? undefined : cardId, query),
    ),
);

export const clientLoader = cachedLoader();

export default function Conversations() {
  return <Inbox {...useLoaderData<typeof loader>()} />;
}

export { SalesbotError as ErrorBoundary };
