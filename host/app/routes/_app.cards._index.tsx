import { useLoaderData } from "@remix-run/react";
import { allCardsQuery } from "../all-cards/all-cards.schema.ts";
import * as allCards from "../all-cards/all-cards.server.ts";
import { AllCardsPage } from "../all-cards/AllCardsPage.tsx";
import { page } from "../http/endpoint.server.ts";
import { allCardsWords } from "../all-cards/words.en.ts";
import { metaTitle } from "../ui/use-words.ts";

export const meta = metaTitle(allCardsWords, ({ title }) => title);

export const loader = page({ access: 4, query: allCardsQuery }, ({ user, query }) => allCards.list(user, query));

export default function AllCards() {
  return <AllCardsPage {...useLoaderData<typeof loader>()} />;
}
