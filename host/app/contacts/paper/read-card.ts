import { readText, type TextContacts } from "../text/read-text.ts";
import { combineTexts } from "./combine-texts.ts";
import type { ReadText } from "./text-of-words.ts";
import { languageOfCard, type PaperLanguage } from "./paper-language.ts";

export interface CardReading extends ReadText {
  contacts: TextContacts;
}

interface Options {
  /** For numbers without a country code. */
  country?: string;
  /** Text of the card's other side. */
  front?: ReadText;
}

/**
 * Finds the contact on a card; `read` recognizes its text in a language. Names are recognized well only in the card's
 * language, which a first reading in English suggests.
 */
export async function readCard(
  read: (language: PaperLanguage) => Promise<ReadText>,
  { country, front = { text: "", unsure: [] } }: Options,
): Promise<CardReading> {
  const english = await read("eng");
  const language = languageOfCard(`${front.text}\n${english.text}`) ?? "eng";
  const own = language === "eng" ? english : await read(language);
  const side = language === "eng" ? english.text : combineTexts(own.text, english.text);
  const text = [front.text, side].filter(Boolean).join("\n");
  const unsure = [...front.unsure, ...english.unsure, ...own.unsure];
  return { text, unsure, contacts: withUnsure(readText(text, country), new Set(unsure)) };
}

/** Fields with a word that may be another are doubtful, too. */
function withUnsure(contacts: TextContacts, unsure: ReadonlySet<string>): TextContacts {
  const { name, title, company, emails, phones } = contacts.fields;
  const texts = { name, title, company, emails: emails.join(" "), phones: phones.map(({ value }) => value).join(" ") };
  const isUnsure = (text: string | null) => text?.split(" ").some((word) => unsure.has(word)) ?? false;
  const fields = Object.entries(texts).filter(([, text]) => isUnsure(text)) as [keyof typeof texts, string][];
  return { ...contacts, doubtful: [...new Set([...contacts.doubtful, ...fields.map(([field]) => field)])] };
}
