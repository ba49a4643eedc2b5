import { AsyncLocalStorage } from "node:async_hooks";
import { isLocale, type Locale, LOCALES } from "./locales.ts";
import { negotiateLanguage, requestedLanguages } from "./visitor-language.server.ts";
import { SENTENCE_HEADER } from "./message.ts";

const requests = new AsyncLocalStorage<Request>();
/** Number of requests in progress. */
let activeCount = 0;

/** Lets what is done for a request know its language, however deep it is: mails are written far from it. */
export const withRequestLocale = <T>(request: Request, work: () => T | Promise<T>): Promise<T> =>
  withStore(async () => requests.run(request, work));

/** Keeps the request's locale for work that continues after its response. */
export const withCurrentLocale = <T>(work: () => Promise<T>): Promise<T> => withStore(work);

/** The store is on only when needed: Node 20 then notes the origin of every promise of the process. */
async function withStore<T>(work: () => Promise<T>): Promise<T> {
  activeCount++;
  try {
    return await work();
  } finally {
    if (--activeCount === 0) requests.disable();
  }
}

const toLocale = (language: string | null | undefined) => (isLocale(language) ? language : undefined);

/** The best language of accounts for a request: asked for by name, else accepted by the browser. */
function localeOfRequest(request: Request): Locale {
  const { named } = requestedLanguages(request);
  return toLocale(named) ?? negotiateLanguage(LOCALES, request.headers.get("accept-language"));
}

/** The language of a call's messages: our own pages name it, all other clients get English. */
export const localeOfSentences = ({ headers }: Request): Locale => toLocale(headers.get(SENTENCE_HEADER)) ?? "en";

export interface PageViewer {
  locale?: string | null;
}

/** The language of a page outside of cards: asked for by name, else the account's, else the browser's. */
export function localeOfPage(request: Request, user: PageViewer | null): Locale {
  return toLocale(requestedLanguages(request).named) ?? toLocale(user?.locale) ?? localeOfRequest(request);
}

/** The language of an account's mails and pages: the one it chose, else that of the request, else English. */
export function localeFor({ locale }: { locale: string | null }): Locale {
  const request = requests.getStore();
  return toLocale(locale) ?? (request ? localeOfRequest(request) : "en");
}

/** Locale of email that another person's request triggers, which says nothing about the recipient. */
export const accountLocale = ({ locale }: { locale: string | null }): Locale => toLocale(locale) ?? "en";
