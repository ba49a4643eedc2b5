/** How an element or a component names a card. */
export interface MeishiCardProps {
  /** Slug or id of the card. */
  slug: string;
  /** Origin of the Meishi server, such as `https://cards.example.com`. */
  host: string;
  /** BCP 47, for times and the direction of writing; default the page's. */
  locale?: string;
}

export interface MountOptions {
  /** Slug or id of the card. */
  card: string;
  /** Origin of the Meishi server. */
  host: string;
  /** BCP 47. */
  locale?: string;
  /** Of the chat: `#rgb` or `#rrggbb`; default the card's. */
  color?: string;
  /** Of the chat: shown above the field until the first message; `[words](https://…)` is a link. */
  consent?: string;
}

/** Loads the SDK from a Meishi server, once; rejects when it cannot be had. */
export function load(host: string): Promise<void>;

/** Shows a card inside an element; resolves to what takes it away, or null when it failed. */
export function mountCard(place: Element, options: MountOptions): Promise<(() => void) | null>;

/** Shows a card's chat inside an element, in the same way. */
export function mountChat(place: Element, options: MountOptions): Promise<(() => void) | null>;

declare global {
  interface HTMLElementTagNameMap {
    "meishi-card": HTMLElement;
    "meishi-chat": HTMLElement;
  }
}
