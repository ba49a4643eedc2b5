/** What the parts of the script share: the card they serve and how to speak to its host and its visitor. */
export interface Context {
  root: Document | ShadowRoot;
  card: HTMLElement;
  cardId: number;
  /** Origin of the host; empty on the host's own pages. */
  origin: string;
  /** Link, or how the card was reached when the address does not say so. */
  source?: string;
  /** Tells the element around the card, if there is one. */
  notify: (event: "save" | "error", detail?: object) => void;
  /** Shows a short message for three seconds. */
  toast: (message: string) => void;
  /** Removes what a part has added when the card leaves the page. */
  signal: AbortSignal;
}
