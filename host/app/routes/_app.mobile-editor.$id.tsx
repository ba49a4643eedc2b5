import { useLoaderData } from "@remix-run/react";
import { findEditorData } from "../editor/editor.server.ts";
import { CardNotLoaded } from "../editor/quick/CardNotLoaded.tsx";
import { QuickEditor } from "../editor/quick/QuickEditor.tsx";
import { page } from "../http/endpoint.server.ts";
import { localeOfPage } from "../languages/account-language.server.ts";
import { quickWords } from "../editor/quick/words.en.ts";
import { metaTitle } from "../ui/use-words.ts";
import type { RouteHandle } from "../ui/refetch.ts";

export const meta = metaTitle(quickWords, ({ title }) => title);
export const handle: RouteHandle = { keepsEdits: true, Failed: CardNotLoaded };

export const loader = page({ access: "signed-in" }, async ({ user, params, request }) => ({
  data: await findEditorData(user, params.id, localeOfPage(request, user)),
}));

export default function MobileEditor() {
  const { data } = useLoaderData<typeof loader>();
  return data ? <QuickEditor key={data.card.id} {...data} /> : <CardNotLoaded />;
}

export function ErrorBoundary() {
  return <CardNotLoaded />;
}
