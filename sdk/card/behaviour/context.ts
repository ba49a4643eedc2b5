import type { ScriptWords } from "../words/en.ts";

/** Shared by the parts of the script: the card, and access to server and visitor. */
export interface Context {
  root: Document | ShadowRoot;
  card: HTMLElement;
  cardId: number;
  /** Origin of the server; empty on the server's own pages. */
  origin: string;
  /** The visitor's language. */
  words: ScriptWords;
  /** Notifies the surrounding element, if there is one. */
  notify: (event: "save" | "error", detail?: object) => void;
  /** Shows a short message for three seconds. */
  toast: (message: string) => void;
  /** Removes what a part has added when the card leaves the page. */
  signal?: AbortSignal;
}
