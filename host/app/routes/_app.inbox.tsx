import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { page } from "../http/endpoint.server.ts";
import { inboxQuery } from "../inbox/inbox.schema.ts";
import * as inbox from "../inbox/inbox.server.ts";
import { InboxPage } from "../inbox/InboxPage.tsx";
import { pageTitle } from "../ui/page-title.ts";

export const meta: MetaFunction = () => pageTitle("Inbox");

export const loader = page({ access: "signed-in", query: inboxQuery }, ({ user, query }) => inbox.list(user, query));

export default function Inbox() {
  return <InboxPage {...useLoaderData<typeof loader>()} />;
}
