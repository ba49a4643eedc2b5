import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contactId } from "../contacts/contacts.schema.ts";
import { contactsWords } from "../contacts/words.en.ts";
import { loadPersonPage } from "../contacts/pages.server.ts";
import { PersonPage } from "../contacts/PersonPage.tsx";
import { page } from "../http/endpoint.server.ts";
import { pageTitle } from "../ui/page-title.ts";
import { localeOfMeta } from "../ui/use-words.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(data?.contact.name ?? contactsWords.in(localeOfMeta({ matches })).one);

export const loader = page({ access: "signed-in", params: contactId }, ({ user, params: { id } }) =>
  loadPersonPage(user, id),
);

export default function Person() {
  const data = useLoaderData<typeof loader>();
  return <PersonPage key={data.contact.id} {...data} />;
}
