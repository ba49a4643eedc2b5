import { AsyncLocalStorage } from "node:async_hooks";
import { LOCALES, type Locale } from "./locales.ts";
import { languageOfRequest } from "./visitor-language.server.ts";

const requests = new AsyncLocalStorage<Request>();

/** Lets what is done for a request know its language, however deep it is: mails are written far from it. */
export const inRequest = <T>(request: Request, run: () => T): T => requests.run(request, run);

const known = (language: string | null | undefined) => LOCALES.find((locale) => locale === language);

/** The language of an account's mails and pages: the one it chose, else that of the request, else English. */
export function localeFor({ locale }: { locale: string | null }): Locale {
  const request = requests.getStore();
  return known(locale) ?? known(request && languageOfRequest(request)) ?? "en";
}

/** That of a mail which somebody else's request causes: whose language that is says nothing about the reader. */
export const localeOfOwner = ({ locale }: { locale: string | null }): Locale => known(locale) ?? "en";
