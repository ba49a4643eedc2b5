import type { AssistantContext } from "../../app/salesbot/engine/facts/facts.ts";
import { formatMoney } from "../../app/salesbot/engine/facts/format-money.ts";

/**
 * Statements of a reply that stand neither in the facts nor in what the visitor wrote: numbers, addresses of mail and
 * web. Empty when nothing is invented. Small counts (0 to 3) pass: they are words, not facts.
 */
export function ungrounded(facts: AssistantContext, visitorText: string, reply: string): string[] {
  const { card, settings } = facts;
  const prices = Object.entries(settings.priceRanges).flatMap(([name, amount]) => [
    name,
    String(amount),
    formatMoney(amount, settings.currency),
  ]);
  const groundingText = [
    card.name,
    card.title,
    card.company,
    card.phone,
    card.email,
    card.address,
    card.about,
    card.website,
    ...Object.values(card.socialLinks),
    ...card.customButtons.flatMap(({ text, url }) => [text, url]),
    settings.botName,
    settings.businessType,
    settings.companyInfo,
    ...settings.services,
    ...settings.leadQualificationQuestions,
    ...settings.knowledge.flatMap(({ question, answer }) => [question, answer]),
    ...prices,
    String(settings.retentionDays),
    ...Object.values(settings.workingHours?.days ?? {}).flatMap((ranges) =>
      (ranges ?? []).flatMap(({ from, to }) => [from, to]),
    ),
    settings.workingHours?.timeZone,
    visitorText,
  ]
    .filter((text) => text != null)
    .join("\n")
    .toLowerCase();
  const groundedNumbers = new Set(numbersIn(groundingText));
  const numbersMissing = numbersIn(reply).filter((number) => !groundedNumbers.has(number) && !(Number(number) <= 3));
  const addressesMissing = [
    ...reply.toLowerCase().matchAll(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]*\w|(?:https?:\/\/|www\.)[^\s)\]>"']*[\w/]/g),
  ]
    .map(([address]) => address)
    .filter((address) => !groundingText.includes(address.replace(/\/$/, "")));
  return [...addressesMissing, ...numbersMissing];
}

/** Numbers in one writing: 1,200.00 and 1200 are the same, and so are a phone number's groups and its digits. */
function numbersIn(text: string): string[] {
  return [...text.matchAll(/\d[\d.,]*/g)].flatMap(([raw]) => {
    const number = raw.replace(/(?<![.,])[.,]+$/, "");
    const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(number) ? number.replaceAll(",", "") : number;
    return /^\d+$/.test(plain)
      ? [String(BigInt(plain))]
      : /^\d+\.\d+$/.test(plain)
        ? [String(Number(plain))]
        : plain.match(/\d+/g)!.map((digits) => String(BigInt(digits)));
  });
}
