import type { BusinessCard, SalesbotConversation } from "#db/index.ts";
import type { Locale } from "../../languages/locales.ts";
import { words as de } from "./words.de.ts";
import { words as en } from "./words.en.ts";

const personWords = { en, de };
const MAX_MESSAGES = 6;

interface PlainMail {
  subject: string;
  text: string;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").slice(0, 150);

/** The mail to an owner whom a visitor waits for. Plain text: nothing a visitor wrote becomes markup. */
export function ownerMail(
  card: Pick<BusinessCard, "name" | "slug">,
  { visitorName, visitorEmail, conversationData }: SalesbotConversation,
  url: string,
  locale: Locale,
): PlainMail {
  const words = personWords[locale];
  const cardName = card.name ?? card.slug;
  const visitor = visitorName ?? visitorEmail ?? words.visitor;
  return {
    subject: oneLine(words.ownerSubject(visitor, cardName)),
    text: [
      words.ownerText(cardName),
      "",
      words.lastMessages,
      ...conversationData
        .slice(-MAX_MESSAGES)
        .map(({ role, name, content }) => `${name ?? (role === "user" ? visitor : words.assistant)}: ${content}`),
      "",
      words.answerHere(url),
    ].join("\n"),
  };
}

/** The mail to a visitor who has left: what people wrote since the visitor's last message. Undefined if nothing. */
export function visitorMail(
  { conversationData }: SalesbotConversation,
  url: string,
  locale: Locale,
): PlainMail | undefined {
  const words = personWords[locale];
  const last = conversationData.findLastIndex(({ role }) => role === "user");
  const answers = conversationData.slice(last + 1).filter(({ role }) => role === "person");
  const name = answers.at(-1)?.name;
  if (!name) return undefined;
  return {
    subject: oneLine(words.visitorSubject(name)),
    text: [
      words.visitorText(name),
      "",
      ...answers.map(({ content }) => content),
      "",
      words.goOn(url),
      "",
      words.whyMail,
    ].join("\n"),
  };
}
