/** Types of the SDK for pages and bundlers: the global of v1.js, its events, its elements, and the module. */

export interface MeishiOptions {
  /** Slug or id of the card. */
  card: string | number;
  /** Origin of the server; needed only where the script's own address does not tell. */
  host?: string;
  /** Default: where lines end on the page. */
  position?: "left" | "right";
  /** Distance from the side and from the bottom in px, such as `"24 80"`; default 16. */
  offset?: string;
  /** `#rgb` or `#rrggbb`; default the card's. The ink on it is chosen so that it reads. */
  color?: string;
  /** Words beside the button until the chat was opened once. */
  label?: string;
  /** Opens the chat as soon as it is there. */
  open?: boolean;
  /** `"none"`: no button of ours; the page calls `Meishi.open()`. */
  launcher?: "none";
  /** BCP 47, for times and the direction of writing; default the page's. */
  locale?: string;
  /** Shown above the field until the first message; `[words](https://…)` is a link. */
  consent?: string;
}

interface AboutCard {
  /** As the page named it. */
  card: string;
}

export interface MeishiEvents {
  /** Something of ours shows; `id` is missing while the server cannot say. */
  "meishi:ready": CustomEvent<AboutCard & { id?: number }>;
  "meishi:open": CustomEvent<AboutCard>;
  "meishi:close": CustomEvent<AboutCard>;
  "meishi:message": CustomEvent<
    AboutCard & { role: "user" | "assistant" | "person"; content: string; timestamp: string }
  >;
  /** The visitor pressed Save Contact. */
  "meishi:save": CustomEvent<AboutCard>;
  /** Once for each card and failure; `card` is null when a call named none, `status` 0 when there was no answer. */
  "meishi:error": CustomEvent<{ card: string | null; status: number; reason: string }>;
}

type EventName = keyof MeishiEvents;
type ShortName = EventName extends `meishi:${infer Name}` ? Name : never;

/** Nothing here ever throws: a wrong call is a `meishi:error`. */
export interface MeishiApi {
  /** Starts a launcher; again with other options for the same card replaces it. */
  init(options: MeishiOptions): void;
  /** Without a card: the first. */
  open(card?: string | number): void;
  /** Without a card: all. */
  close(card?: string | number): void;
  /** Without a card: the first. */
  toggle(card?: string | number): void;
  /** Without a card: all, with the listeners of `on`. */
  destroy(card?: string | number): void;
  /** Answers a function that stops listening. */
  on<Name extends ShortName>(name: Name, listener: (event: MeishiEvents[`meishi:${Name}`]) => void): () => void;
  on<Name extends EventName>(name: Name, listener: (event: MeishiEvents[Name]) => void): () => void;
}

export interface MountOptions extends Pick<MeishiOptions, "color" | "locale" | "consent"> {
  card: string;
  host: string;
}

/** Shows the chat inside an element; resolves to what takes it away, or null when the assistant is off or it failed. */
export function mountChat(element: HTMLElement, options: MountOptions): Promise<(() => void) | null>;

/** Shows a card inside an element; resolves to what takes it away, or null when it failed. */
export function mountCard(element: HTMLElement, options: MountOptions): Promise<(() => void) | null>;

declare global {
  interface Window {
    /** There once v1.js has run. */
    Meishi?: MeishiApi;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the way to add to an interface of the DOM
  interface DocumentEventMap extends MeishiEvents {}
}
