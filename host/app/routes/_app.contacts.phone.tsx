import { useLoaderData } from "@remix-run/react";
import { PhonePage } from "../contacts/phone/PhonePage.tsx";
import { loadPhonePage } from "../contacts/phone/phone-page.server.ts";
import { phoneWords } from "../contacts/phone/words.en.ts";
import { page } from "../http/endpoint.server.ts";
import { metaTitle } from "../ui/use-words.ts";

export const meta = metaTitle(phoneWords, ({ title }) => title);

export const loader = page({ access: "signed-in" }, ({ user, request }) => loadPhonePage(user, request));

export default function Phone() {
  return <PhonePage {...useLoaderData<typeof loader>()} />;
}
