import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { page } from "../http/endpoint.server.ts";
import { openedQuery } from "../inbox/inbox.schema.ts";
import { InboxPage } from "../inbox/InboxPage.tsx";
import { loadInboxPage } from "../inbox/opened.server.ts";
import { localeOfPage } from "../languages/account-language.server.ts";
import { metaTitle } from "../ui/use-words.ts";
import { inboxWords } from "../inbox/words.en.ts";

export const meta = metaTitle(inboxWords, ({ title }) => title);

export const loader = page({ access: "signed-in", query: openedQuery }, ({ user, request, query }) =>
  loadInboxPage(user, localeOfPage(request, user), query),
);

/** A request of its own: Remix loses the combined one if the page is left while it loads. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader();

export default function Inbox() {
  return <InboxPage {...useLoaderData<typeof loader>()} />;
}
