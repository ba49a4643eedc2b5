import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Locale } from "../languages/locales.ts";
import { words as de } from "./words.de.ts";
import { type LandingWords, words as en } from "./words.en.ts";

export const landingWords = { en, de };

/** Viewer of a page before sign-in. */
export interface LandingViewer {
  isSignedIn: boolean;
  locale: Locale;
  /** Asked for by `?lang=`, which the page's links then take along. */
  isNamed: boolean;
}

/** Around every one of these pages. */
export const LandingViewerContext = createContext<LandingViewer>({ isSignedIn: false, locale: "en", isNamed: false });

/** Sign-up side of the form; the other side is `/auth`. */
export const SIGN_UP = "/auth?form=register";

export interface LandingContext extends LandingViewer {
  words: LandingWords;
  /** The address of another page of ours, in the language that was asked for. */
  to: (path: string) => string;
}

export function useLandingViewer(): LandingContext {
  const viewer = useContext(LandingViewerContext);
  return { ...viewer, words: landingWords[viewer.locale], to: (path) => pathFor(viewer, path) };
}

export function pathFor({ isNamed, locale }: Pick<LandingViewer, "isNamed" | "locale">, path: string): string {
  if (!isNamed) return path;
  const [base = "", fragment] = path.split("#");
  return `${base}${base.includes("?") ? "&" : "?"}lang=${locale}${fragment === undefined ? "" : `#${fragment}`}`;
}
