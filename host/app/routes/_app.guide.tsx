import { useLoaderData } from "@remix-run/react";
import { guide } from "../guide/guide.server.ts";
import { Guide } from "../guide/Guide.tsx";
import { page } from "../http/endpoint.server.ts";
import { cachedLoader } from "../ui/data-cache.ts";
import { guideWords } from "../guide/words.en.ts";
import { metaTitle } from "../ui/use-words.ts";

export const meta = metaTitle(guideWords, ({ title }) => title);

export const loader = page({ access: "signed-in" }, ({ user }) => guide(user));

export const clientLoader = cachedLoader();

export default function GuidePage() {
  return <Guide {...useLoaderData<typeof loader>()} />;
}
