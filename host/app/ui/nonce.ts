import { createContext, useContext } from "react";

declare global {
  /** Read by the scroll lock behind Mantine's dialogs, which adds a style element when one opens. */
  var __webpack_nonce__: string | undefined;
}

/** The served page's nonce; browsers hide it from attributes, so that in them it is read from a script's property. */
export const Nonce = createContext<string | undefined>(undefined);

/** The nonce that this page's inline scripts and styles must carry. */
export function useNonce(): string | undefined {
  const served = useContext(Nonce);
  return served ?? pageNonce();
}

/** Passes the nonce to libraries that add styles; in the browser, before the first render. */
export function shareNonce(): void {
  globalThis.__webpack_nonce__ = pageNonce();
}

function pageNonce(): string | undefined {
  return typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
}
