import type { UIMatch } from "@remix-run/react";
import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { Catalogue } from "../languages/catalogue.ts";
import { isLocale, type Locale } from "../languages/locales.ts";
import { sentences } from "../languages/sentences/index.ts";
import { pageTitle } from "./page-title.ts";

const localeIn = (root: unknown): Locale => {
  const { locale } = (root ?? {}) as { locale?: string };
  return isLocale(locale) ? locale : "en";
};

/** The language of this document; another one comes with another document. */
export const usePageLocale = (): Locale => localeIn(useRouteLoaderData("root"));

/** A feature's words in the language of the page. */
export const useWords = <Words>(catalogue: Catalogue<Words>): Words => catalogue.in(usePageLocale());

const FIRST_SIGNS = ["pointerdown", "keydown", "focusin"] as const;

/** Brings the sentences of the page's language with the first sign of somebody: until then nothing says them. */
export function usePreloadMessages(): void {
  const locale = usePageLocale();
  useEffect(() => {
    const load = () => void sentences.load(locale);
    for (const sign of FIRST_SIGNS) document.addEventListener(sign, load, { once: true, passive: true });
    return () => {
      for (const sign of FIRST_SIGNS) document.removeEventListener(sign, load);
    };
  }, [locale]);
}

interface MetaArgs {
  matches: Pick<UIMatch, "id" | "data">[];
}

/** The page's language for a route's `meta`. */
export const localeOfMeta = ({ matches }: MetaArgs): Locale => localeIn(matches.find(({ id }) => id === "root")?.data);

/** A `meta` that names the page, in its reader's language. */
export const metaTitle =
  <Words>(catalogue: Catalogue<Words>, title: (words: Words) => string) =>
  (args: MetaArgs) =>
    pageTitle(title(catalogue.in(localeOfMeta(args))));
