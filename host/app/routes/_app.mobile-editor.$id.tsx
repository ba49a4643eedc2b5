<<<<<<< HEAD
import { useLoaderData } from "@remix-run/react";
import { findEditorData } from "../editor/editor.server.ts";
import { CardNotLoaded } from "../editor/quick/CardNotLoaded.tsx";
import { QuickEditor } from "../editor/quick/QuickEditor.tsx";
import { page } from "../http.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import type { RouteHandle } from "../ui/refetch.ts";

export const meta = () => pageTitle("Edit card");
export const handle: RouteHandle = { keepsEdits: true };

export const loader = page({ access: "signed-in" }, async ({ user, params }) => ({ data: await findEditorData(user, params.id) }));

export default function MobileEditor() {
  const { data } = useLoaderData<typeof loader>();
  return data ? <QuickEditor key={data.card.id} {...data} /> : <CardNotLoaded />;
}

export function ErrorBoundary() {
  return <CardNotLoaded />;
=======
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CardEditor } from "../editor/CardEditor.tsx";
import { editedCard } from "../editor/load.server.ts";
import { page } from "../http.server.ts";
import { pageTitle } from "../ui/page-title.ts";

export const meta: MetaFunction = () => pageTitle("Card Editor");

export const loader = page({ access: "signed-in" }, async ({ user, params }) => ({ card: await editedCard(user, params.id) }));

export default function CardEditorPage() {
  const { card } = useLoaderData<typeof loader>();
  return <CardEditor key={card.id} initial={card} />;
>>>>>>> main
}
