import { localeOfPage, type PageViewer } from "../languages/account-language.server.ts";
import { requestedLanguages } from "../languages/visitor-language.server.ts";
import { isLocale } from "../languages/locales.ts";
import type { LandingViewer } from "./viewer.ts";

export function landingViewer(request: Request, user: PageViewer | null): LandingViewer {
  return {
    isSignedIn: user !== null,
    locale: localeOfPage(request, user),
    isNamed: isLocale(requestedLanguages(request).named),
  };
}
