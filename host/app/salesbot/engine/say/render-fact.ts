import { networkName } from "#sdk/card/sections/social/networks.ts";
import { type Fact, priceName } from "../facts/split-facts.ts";
import type { AssistantContext } from "../facts/facts.ts";
import { oneLine } from "../languages/normalize.ts";
import { asksPrice } from "../retrieve/retrieve.ts";
import { renderHours } from "./hours.ts";
import { hasHours } from "../facts/working-hours.ts";
import { languageOf } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { formatMoney } from "../facts/format-money.ts";
import { ambiguousPrices, matchPrices } from "./match-prices.ts";
import { joinList, type Translate } from "./translate.ts";
import { stems, wordsOf } from "../languages/words.ts";

const MAX_LISTED = 12;
const MAX_QUOTE = 700;
/** If more prices than this may be meant, only the likeliest is told. */
const MAX_ALIKE = 4;

const listed = (say: Translate, items: readonly string[]): string =>
  items.length <= MAX_LISTED ? joinList(say, items) : `${items.slice(0, MAX_LISTED).join(", ")}, …`;

/** The ways a visitor can use to reach the person, as the card gives them. */
export function contactOptions({ card }: Pick<AssistantContext, "card">, say: Translate): string[] {
  const address = oneLine(card.address);
  return [
    ...(card.phone ? [say("wayPhone", { phone: card.phone })] : []),
    ...(card.email ? [say("wayEmail", { email: card.email })] : []),
    ...(!card.phone && !card.email && card.website ? [say("wayWebsite", { website: card.website })] : []),
    ...(!card.phone && !card.email && !card.website && address ? [say("wayAddress", { address })] : []),
  ];
}

/** A custom button or link of the card that leads to booking. */
export function bookingLink({ card }: Pick<AssistantContext, "card">): string | undefined {
  return card.customButtons.find(
    ({ text, url }) =>
      /\b(?:book|appointment|schedule|reserve|calendar|termin|buchen|reserv|rendez-vous|prenot|afspraak|cita)/i.test(
        text,
      ) || /calendly\.com|cal\.com\/|\/book(?:ing)?\b/i.test(url),
  )?.url;
}

/** What a fact says to a question. */
export function renderFact(
  facts: AssistantContext,
  say: Translate,
  fact: Fact,
  question: string,
  language: LanguageCode,
  own: LanguageCode,
  isSure = true,
): string {
  const { card, settings, now } = facts;
  const inMoney = (name: string, amount: number) => `${name} ${formatMoney(amount, settings.currency, language)}`;
  switch (fact.kind) {
    case "price": {
      const name = priceName(fact);
      // Words of another language tell no names apart.
      const alike = language === own ? ambiguousPrices(facts, question, name, own) : [];
      const named =
        language !== own
          ? []
          : [...(alike.length <= MAX_ALIKE ? alike : []), ...matchPrices(facts, question, own)].filter(
              ({ name: other }, at, all) => other !== name && all.findIndex((one) => one.name === other) === at,
            );
      const amount = settings.priceRanges[name]!;
      // Several prices of what was named: all of them are the answer.
      if (named.length > 0 && named.length <= 5)
        return say("prices", {
          prices: listed(say, [inMoney(name, amount), ...named.map((one) => inMoney(one.name, one.amount))]),
        });
      return say("price", { name, price: formatMoney(amount, settings.currency, language) });
    }
    case "price list":
      return say("prices", {
        prices: listed(
          say,
          Object.entries(settings.priceRanges).map(([name, amount]) => inMoney(name, amount)),
        ),
      });
    case "hours":
      return hasHours(settings.workingHours)
        ? renderHours(say, languageOf(language), settings.workingHours, question, now)
        : "";
    case "service":
      return [
        say("serviceListed", { service: fact.text }),
        ...(isSure ? pricesOf(facts, say, fact.text, language, own) : []),
        ...(!isSure && asksPrice(question, language) ? [say("notPriced", { what: fact.text })] : []),
      ].join(" ");
    case "service list":
      return say("services", { services: listed(say, settings.services) });
    case "phone":
      return say("phone", { phone: fact.text });
    case "email":
      return say("email", { email: fact.text });
    case "address":
      return say("address", { address: fact.text });
    case "website":
      return say("website", { website: fact.text });
    case "social":
      return say("socialList", {
        links: joinList(
          say,
          Object.entries(card.socialLinks).map(([network, url]) =>
            say("social", { network: networkName(network), url }),
          ),
        ),
      });
    case "person":
      if (card.name && card.title && card.company)
        return say("person", { name: card.name, title: card.title, company: card.company });
      return say("personOnly", { name: fact.text });
    default:
      return fact.label && !fact.passage ? `${fact.label}: ${quote(fact, question, own)}` : quote(fact, question, own);
  }
}

/** The one price that is named by the words of a service. */
function pricesOf(
  { settings }: AssistantContext,
  say: Translate,
  service: string,
  language: LanguageCode,
  own: LanguageCode,
): string[] {
  const words = stems(service, own);
  const named = Object.entries(settings.priceRanges).filter(([name]) => {
    const inName = new Set(stems(name, own));
    return words.length > 0 && words.every((word) => inName.has(word));
  });
  const [name, amount] = named[0] ?? [];
  if (named.length !== 1 || name === undefined) return [];
  return [say("price", { name, price: formatMoney(amount!, settings.currency, language) })];
}

/** A leading yes or no answers the owner's own question, which may not be the visitor's. */
const LEADING =
  /^(?:yes|yep|yeah|sure|certainly|of course|no|nope|ja|klar|nein|s[ií]|claro|oui|non|sim|n[ãa]o|certo|nee)\b\s?[,.:;!–—-]\s{0,3}/i;
const BUT = /^(?:but|only|aber|nur|pero|solo|mais|seulement|mas|só|ma|maar|alleen)\b/i;

/** The owner's own sentence. */
function quote({ text: sentence, passage, question: own }: Fact, question: string, language: LanguageCode): string {
  const text = passage ?? sentence;
  const short = text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE).replace(/\s\S*$/, "")} …` : text;
  const rest = short.replace(LEADING, "");
  if (rest === short || (own && isSameQuestion(own, question, language)) || BUT.test(rest) || wordsOf(rest).length < 3)
    return short;
  return rest[0]!.toUpperCase() + rest.slice(1);
}

/** `Gift cards?` is not `Do gift cards get 10% off?`: what the visitor asks beyond it may have another answer. */
function isSameQuestion(own: string, question: string, language: LanguageCode): boolean {
  const [a, b] = [new Set(wordsOf(own)), new Set(wordsOf(question))];
  const common = [...a].filter((word) => b.has(word)).length;
  const questionStems = new Set(stems(question, language));
  const ownStems = new Set(stems(own, language));
  const beyond = [...questionStems].filter((word) => !ownStems.has(word)).length;
  return common / Math.max(1, Math.min(a.size, b.size)) >= 0.75 && common >= 2 && beyond === 0;
}
