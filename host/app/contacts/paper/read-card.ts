import { readText, type TextContacts } from "../text/read-text.ts";
import { combineTexts } from "./combine-texts.ts";
import { languageOfCard, type PaperLanguage } from "./paper-language.ts";

export interface CardReading {
  contacts: TextContacts;
  text: string;
}

interface Options {
  /** For numbers without a country code. */
  country?: string;
  /** What the other side of the card says. */
  front?: string;
}

/**
 * Who a card names; `read` gives its text in a language. Names are read well in the card's own language only, which
 * what English makes of it tells.
 */
export async function readCard(
  read: (language: PaperLanguage) => Promise<string>,
  { country, front = "" }: Options,
): Promise<CardReading> {
  const english = await read("eng");
  const language = languageOfCard(`${front}\n${english}`) ?? "eng";
  const side = language === "eng" ? english : combineTexts(await read(language), english);
  const text = [front, side].filter(Boolean).join("\n");
  return { text, contacts: readText(text, country) };
}
