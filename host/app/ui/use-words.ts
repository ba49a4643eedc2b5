import { type UIMatch, useRouteLoaderData } from "@remix-run/react";
import type { Catalogue } from "../languages/catalogue.ts";
import { isLocale, type Locale } from "../languages/locales.ts";
import { type Text, textIn } from "../languages/message.ts";
import { pageTitle } from "./page-title.ts";

const localeIn = (root: unknown): Locale => {
  const { locale } = (root ?? {}) as { locale?: string };
  return isLocale(locale) ? locale : "en";
};

/** The language of this document; another one comes with another document. */
export const usePageLocale = (): Locale => localeIn(useRouteLoaderData("root"));

/** A feature's words in the language of the page. */
export const useWords = <Words>(catalogue: Catalogue<Words>): Words => catalogue.in(usePageLocale());

/** Returns a function that translates messages to the page's language, in served HTML, too. */
export function useSentence(): (text: Text) => string {
  const locale = usePageLocale();
  return (text) => textIn(locale, text);
}

interface MetaArgs {
  matches: Pick<UIMatch, "id" | "data">[];
}

/** The page's language for a route's `meta`. */
export const localeOfMeta = ({ matches }: MetaArgs): Locale => localeIn(matches.find(({ id }) => id === "root")?.data);

/** A `meta` that names the page, in its reader's language, and may keep search engines away. */
export const metaTitle =
  <Words>(catalogue: Catalogue<Words>, title: (words: Words) => string, robots?: "noindex") =>
  (args: MetaArgs) => [
    ...pageTitle(title(catalogue.in(localeOfMeta(args)))),
    ...(robots ? [{ name: "robots", content: robots }] : []),
  ];
