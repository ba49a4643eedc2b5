import { useLoaderData } from "@remix-run/react";
import { mayUseKeys } from "../access.ts";
import * as keys from "../auth/keys/keys.server.ts";
import { config } from "../config/config.server.ts";
import { Developers } from "../developers/Developers.tsx";
import { apiReference } from "../developers/reference.server.ts";
import { developerWords } from "../developers/words.en.ts";
import { pageQuery } from "../http/cursor.ts";
import { page } from "../http/endpoint.server.ts";
import { summarizeTools } from "../mcp/tools.server.ts";
import { ErrorPage } from "../ui/ErrorPage.tsx";
import { metaTitle } from "../ui/use-words.ts";
import { mayUseWebhooks } from "../webhooks/access.ts";
import * as webhooks from "../webhooks/webhooks.server.ts";

export const meta = metaTitle(developerWords, ({ title }) => title);

export const loader = page({ access: "anyone" }, async ({ user }) => ({
  origin: config.publicUrl,
  isSignedIn: user !== null,
  keys: user && mayUseKeys(user) === null ? await keys.list(user) : null,
  webhooks: user && mayUseWebhooks(user) === null ? (await webhooks.list(user, pageQuery.parse({}))).items : null,
  groups: await apiReference(),
  tools: summarizeTools(),
}));

export default function DevelopersPage() {
  return <Developers {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
