import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contactsWords } from "../contacts/words.en.ts";
import { loadPersonPage } from "../contacts/pages.server.ts";
import { PersonPage } from "../contacts/PersonPage.tsx";
import { page } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import { pageTitle } from "../ui/page-title.ts";
import { localeOfMeta } from "../ui/use-words.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(data?.contact.name ?? contactsWords.in(localeOfMeta({ matches })).one);

export const loader = page({ access: "signed-in", params: byId }, ({ user, params: { id } }) =>
  loadPersonPage(user, id),
);

export default function Person() {
  const data = useLoaderData<typeof loader>();
  return <PersonPage key={data.contact.id} {...data} />;
}
