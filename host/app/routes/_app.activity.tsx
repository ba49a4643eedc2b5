import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { activityQuery } from "../activity/activity.schema.ts";
import { list } from "../activity/activity.server.ts";
import { ActivityPanel } from "../activity/ActivityPanel.tsx";
import { page } from "../http/endpoint.server.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { pageTitle } from "../ui/page-title.ts";

export const meta: MetaFunction = () => pageTitle("Activity");

export const loader = page({ access: "signed-in", query: activityQuery }, ({ user, query }) => list(user, query));

export default function ActivityPage() {
  return (
    <>
      <PageHeader title="Activity" subtitle="Who did what, the newest first; times are UTC" />
      <ActivityPanel {...useLoaderData<typeof loader>()} />
    </>
  );
}
