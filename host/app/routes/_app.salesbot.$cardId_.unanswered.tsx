import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { page } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { SalesbotError } from "../salesbot/SalesbotError.tsx";
import { UnansweredPage } from "../salesbot/inbox/UnansweredPage.tsx";
import { cachedLoader } from "../ui/data-cache.ts";
import { metaTitle } from "../ui/use-words.ts";
import { conversationWords } from "../salesbot/inbox/words.en.ts";
import type { RouteHandle } from "../ui/refetch.ts";

export const meta = metaTitle(conversationWords, ({ unanswered }) => unanswered.title);
export const handle: RouteHandle = { keepsEdits: true };

export const loader = page(
  { access: "signed-in", params: z.object({ cardId: rowId }) },
  async ({ user, params: { cardId } }) => {
    const { loadUnansweredPage: forPage } = await import("../salesbot/unanswered.server.ts");
    return forPage(user, cardId);
  },
);

export const clientLoader = cachedLoader();

export default function UnansweredQuestions() {
  return <UnansweredPage {...useLoaderData<typeof loader>()} />;
}

export { SalesbotError as ErrorBoundary };
