import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { page } from "../http.server.ts";
import { rowId } from "../parse.ts";
import { MessagesPage } from "../submissions/MessagesPage.tsx";
import * as submissions from "../submissions/submissions.server.ts";
import { cachedLoader } from "../ui/data-cache.ts";
import { pageTitle } from "../ui/page-title.ts";

export const meta: MetaFunction = () => pageTitle("Messages");

const query = z.object({ search: z.string().max(200).optional(), before: rowId.optional() });

export const loader = page({ access: "signed-in", params: z.object({ cardId: rowId }), query }, ({ user, params: { cardId }, query }) =>
  submissions.list(user, cardId, query));

export const clientLoader = cachedLoader();

export default function Messages() {
  return <MessagesPage {...useLoaderData<typeof loader>()} />;
}
