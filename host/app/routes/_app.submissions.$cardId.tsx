import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { page } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { detailPath } from "../inbox/detail-path.ts";
import { MessagesPage } from "../submissions/MessagesPage.tsx";
import { messagesQuery } from "../submissions/submissions.schema.ts";
import * as submissions from "../submissions/submissions.server.ts";
import { cachedLoader } from "../ui/data-cache.ts";
import { metaTitle } from "../ui/use-words.ts";
import { messagesWords } from "../submissions/words.en.ts";

export const meta: MetaFunction = metaTitle(messagesWords, ({ title }) => title);

export const loader = page(
  { access: "signed-in", params: z.object({ cardId: rowId }), query: messagesQuery },
  ({ user, params: { cardId }, query }) => {
    // Where one message was read before.
    if (query.message !== undefined)
      throw redirect(detailPath({ kind: "message", id: query.message }, { card: String(cardId) }));
    return submissions.list(user, cardId, query);
  },
);

export const clientLoader = cachedLoader();

export default function Messages() {
  return <MessagesPage {...useLoaderData<typeof loader>()} />;
}
