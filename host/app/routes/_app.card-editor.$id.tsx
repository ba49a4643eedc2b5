import { useLoaderData } from "@remix-run/react";
import { redirectToDashboard } from "../dashboard/redirect-to-dashboard.server.ts";
import { findEditorData } from "../editor/editor.server.ts";
import { EditorFailed } from "../editor/EditorFailed.tsx";
import { EditorPage } from "../editor/EditorPage.tsx";
import { page } from "../http/endpoint.server.ts";
import { localeOfPage } from "../languages/account-language.server.ts";
import { metaTitle } from "../ui/use-words.ts";
import { editorWords } from "../editor/words.en.ts";
import type { RouteHandle } from "../ui/refetch.ts";

export const meta = metaTitle(editorWords, ({ title }) => title);
export const handle: RouteHandle = { keepsEdits: true, Failed: EditorFailed };

export const loader = page({ access: "signed-in" }, async ({ user, params, request }) => {
  const data = await findEditorData(user, params.id, localeOfPage(request, user));
  if (!data) throw redirectToDashboard("editFailed");
  return data;
});

/** Edits belong to the page, not to its data: loading the data again must not touch them. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
}: {
  currentParams: { id?: string };
  nextParams: { id?: string };
}) => currentParams.id !== nextParams.id;

export default function CardEditor() {
  const data = useLoaderData<typeof loader>();
  return <EditorPage key={data.card.id} {...data} />;
}
