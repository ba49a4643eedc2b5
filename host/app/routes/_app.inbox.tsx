import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { page } from "../http/endpoint.server.ts";
import { inboxQuery } from "../inbox/inbox.schema.ts";
import * as inbox from "../inbox/inbox.server.ts";
import { InboxPage } from "../inbox/InboxPage.tsx";
import { metaTitle } from "../ui/use-words.ts";
import { inboxWords } from "../inbox/words.en.ts";

export const meta: MetaFunction = metaTitle(inboxWords, ({ title }) => title);

export const loader = page({ access: "signed-in", query: inboxQuery }, ({ user, query }) => inbox.list(user, query));

export default function Inbox() {
  return <InboxPage {...useLoaderData<typeof loader>()} />;
}
