import { useLoaderData } from "@remix-run/react";
import { ContactsPage } from "../contacts/ContactsPage.tsx";
import { contactsQuery } from "../contacts/contacts.schema.ts";
import { contactsWords } from "../contacts/words.en.ts";
import { loadContactsPage } from "../contacts/pages.server.ts";
import { page } from "../http/endpoint.server.ts";
import { metaTitle } from "../ui/use-words.ts";

export const meta = metaTitle(contactsWords, ({ title }) => title);

export const loader = page({ access: "signed-in", query: contactsQuery }, ({ user, query }) =>
  loadContactsPage(user, query),
);

export default function Contacts() {
  return <ContactsPage {...useLoaderData<typeof loader>()} />;
}
