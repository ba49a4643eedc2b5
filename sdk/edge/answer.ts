import type { CardData } from "../card/card-data.ts";
import { getJson, PATIENCE } from "./request.ts";

/** Finished markup as JSON: a text, or an element's name, its attributes and what stands in it. */
export type Tree = string | [name: string, attributes: Record<string, string>, ...children: Tree[]];

/** What a card's script may load when it is used; each name is a part in `behaviours/`. */
export type Behaviour = "form" | "lightbox" | "map" | "video";

/** What the launcher and the chat need of a card. */
export interface ChatAnswer extends Pick<CardData, "id" | "name" | "company" | "salesbot" | "isUnbranded"> {
  /** The chat's colour, as hex. */
  color: string;
  /** The launcher's sheet. */
  launcher: string;
}

/** The answer of GET /sdk/card/{slug}: the finished card, and all that a page shows of it. */
export interface CardAnswer extends ChatAnswer {
  tree: Tree;
  style: string;
  behaviours: Behaviour[];
}

/** The answer of GET /sdk/card/{slug}/sheets: what opens over the card, and the style of both. */
export type SheetsAnswer = { trees: Tree[]; style: string };

export const cardUrl = (host: string, card: string): string => `${host}/sdk/card/${encodeURIComponent(card)}`;

const answers = new Map<string, Promise<CardAnswer>>();

/**
 * The finished card. All that asks for one card at about the same time shares a request, and the failure, which is told
 * once: the chat asks as soon as its part has come. Two seconds after a failure the next to ask asks anew.
 */
export function loadCard(host: string, card: string): Promise<CardAnswer> {
  const url = cardUrl(host, card);
  let answer = answers.get(url);
  if (!answer) {
    answers.set(url, (answer = getJson<CardAnswer>(url)));
    const forget = () => answers.delete(url);
    answer.catch(() => setTimeout(forget, 2e3));
    setTimeout(forget, PATIENCE);
  }
  return answer;
}

/** Whether a card was asked for and its answer can be shared. */
export const isAsked = (host: string, card: string): boolean => answers.has(cardUrl(host, card));

/** The sheets that open over a card. */
export const loadSheets = (host: string, card: string) => getJson<SheetsAnswer>(`${cardUrl(host, card)}/sheets`);
