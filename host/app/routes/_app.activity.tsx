import { Button } from "@mantine/core";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { IconDownload } from "@tabler/icons-react";
import { activityQuery } from "../activity/activity.schema.ts";
import { list } from "../activity/activity.server.ts";
import { ActivityList } from "../activity/ActivityList.tsx";
import { page } from "../http/endpoint.server.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { pageTitle } from "../ui/page-title.ts";

export const meta: MetaFunction = () => pageTitle("Activity");

export const loader = page({ access: "signed-in", query: activityQuery }, ({ user, query }) => list(user, query));

export default function ActivityPage() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Activity" subtitle="Who did what, the newest first">
        <Button
          variant="default"
          component="a"
          href="/api/activity?format=csv"
          download
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
        >
          Download as CSV
        </Button>
      </PageHeader>
      <ActivityList items={items} />
    </>
  );
}
