import { useLoaderData } from "@remix-run/react";
import { page } from "../http/endpoint.server.ts";
import { byCard } from "../http/parse.ts";
import { SharePage } from "../share/page/SharePage.tsx";
import { shareWords } from "../share/page/words.en.ts";
import { loadSharePage } from "../share/share.server.ts";
import { onlyForAnotherPage } from "../ui/another-page.ts";
import { cachedLoader } from "../ui/data-cache.ts";
import { metaTitle } from "../ui/use-words.ts";

export const meta = metaTitle(shareWords, ({ title }) => title);

export const loader = page({ access: "signed-in", params: byCard }, ({ user, params: { cardId }, request }) =>
  loadSharePage(user, cardId, request),
);

export const clientLoader = cachedLoader();
export const shouldRevalidate = onlyForAnotherPage;

export default function Share() {
  const data = useLoaderData<typeof loader>();
  return <SharePage key={data.card.id} {...data} />;
}
