import { localeOfPage, type PageReader } from "../languages/account-language.server.ts";
import { wantedIn } from "../languages/visitor-language.server.ts";
import { isLocale } from "../languages/locales.ts";
import type { Reader } from "./reader.ts";

export function readerOf(request: Request, user: PageReader | null): Reader {
  return { isSignedIn: user !== null, locale: localeOfPage(request, user), isNamed: isLocale(wantedIn(request).named) };
}
