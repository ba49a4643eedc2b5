import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { page } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { cardsToShow } from "../pwa/show/show.server.ts";
import { ShowPage } from "../pwa/show/ShowPage.tsx";
import { showWords } from "../pwa/show/words.en.ts";
import { metaTitle } from "../ui/use-words.ts";

export const meta = metaTitle(showWords, ({ title }) => title);

export const loader = page(
  { access: "signed-in", params: z.object({ id: z.union([z.literal("mine"), rowId]) }) },
  ({ user, params: { id } }) => cardsToShow(user, id),
);

export default function Show() {
  const { cards, first } = useLoaderData<typeof loader>();
  return <ShowPage cards={cards} first={first} />;
}
