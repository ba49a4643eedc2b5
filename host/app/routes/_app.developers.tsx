import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageQuery } from "../http/cursor.ts";
import { page } from "../http/endpoint.server.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { metaTitle, useWords } from "../ui/use-words.ts";
import * as webhooks from "../webhooks/webhooks.server.ts";
import { WebhooksSection } from "../webhooks/WebhooksSection.tsx";
import { webhookWords } from "../webhooks/words.en.ts";

export const meta: MetaFunction = metaTitle(webhookWords, ({ page: { title } }) => title);

export const loader = page({ access: 3 }, async ({ user }) => ({
  webhooks: (await webhooks.list(user, pageQuery.parse({}))).items,
}));

export default function DevelopersPage() {
  const { title, subtitle } = useWords(webhookWords).page;
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <WebhooksSection webhooks={useLoaderData<typeof loader>().webhooks} />
    </>
  );
}
