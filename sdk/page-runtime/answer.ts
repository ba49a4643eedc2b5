import type { CardData } from "../card/card-data.ts";
import type { ScriptWords } from "../card/words/en.ts";
import type { Language } from "../languages.ts";
import { safeDocument } from "./page.ts";
import { REQUEST_TIMEOUT_MS } from "./timeout.ts";
import { forgetIn, getJson, recent } from "./request.ts";

/** Finished markup as JSON: a text, or an element's name, its attributes and what stands in it. */
export type ElementTree = string | [name: string, attributes: Record<string, string>, ...children: ElementTree[]];

/** Parts that a card's script may load on use, by their names in `behaviours/`. */
export type Behaviour = "form" | "lightbox" | "map" | "video";

/** A card's data for the launcher and the chat. */
export interface ChatConfig extends Pick<CardData, "id" | "name" | "company" | "salesbot" | "isUnbranded"> {
  /** The chat's colour, as hex. */
  color: string;
  /** The launcher's sheet. */
  launcher: string;
  /** The language that the page asked for or, where it asked for none of ours, the browser's. */
  language: Language;
  /** Label of the button: in `language`, or in all languages if the page's is unknown. */
  open: Partial<Record<string, string>>;
}

/** The answer of GET /sdk/card/{slug}: the finished card, and all that a page shows of it. */
export interface EmbeddedCard extends ChatConfig {
  tree: ElementTree;
  style: string;
  behaviours: Behaviour[];
}

/** The answer of GET /sdk/card/{slug}/sheets: what opens over the card, and the style of both. */
export type EmbeddedSheets = { trees: ElementTree[]; style: string; words: ScriptWords };

/** How the button looks, and what it says. */
export type LauncherLook = Pick<ChatConfig, "color" | "launcher" | "language" | "open">;

export const cardUrl = (host: string, card: string): string => `${host}/sdk/card/${encodeURIComponent(card)}`;

/** The language that is wanted: of the place on the page, or of the page. */
export const requestedLanguage = (locale?: string): string =>
  (locale || safeDocument.documentElement.lang).split("-")[0]!;

/** Names it, unless the browser asks for it by itself. */
const named = (language: string) => (navigator.language.startsWith(language) ? "" : `?lang=${language}`);

/**
 * Loads the rendered card. Concurrent callers share one request and its failure, which is reported once. Two seconds
 * after a failure, the next caller tries again.
 */
export function loadCard(host: string, card: string, locale?: string): Promise<EmbeddedCard> {
  const url = cardUrl(host, card) + named(requestedLanguage(locale));
  let answer = recent.get(url) as Promise<EmbeddedCard> | undefined;
  if (!answer) {
    recent.set(url, (answer = getJson(url)));
    answer.catch(() => forgetIn(2e3, url));
    forgetIn(REQUEST_TIMEOUT_MS, url);
  }
  return answer;
}

/** Whether a card was asked for and its answer can be shared. */
export const hasPendingRequest = (host: string, card: string): boolean =>
  recent.has(cardUrl(host, card) + named(requestedLanguage()));
