import { useLoaderData } from "@remix-run/react";
import { activityQuery } from "../activity/activity.schema.ts";
import { list } from "../activity/activity.server.ts";
import { ActivityPanel } from "../activity/ActivityPanel.tsx";
import { page } from "../http/endpoint.server.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { metaTitle, useWords } from "../ui/use-words.ts";
import { activityWords } from "../activity/words.en.ts";

export const meta = metaTitle(activityWords, ({ title }) => title);

export const loader = page({ access: "signed-in", query: activityQuery }, ({ user, query }) => list(user, query));

export default function ActivityPage() {
  const text = useWords(activityWords);
  return (
    <>
      <PageHeader title={text.title} subtitle={text.subtitle} />
      <ActivityPanel {...useLoaderData<typeof loader>()} />
    </>
  );
}
