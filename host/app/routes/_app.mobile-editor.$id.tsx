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
}
