import type { Facts } from "./facts.ts";
import { hasHours, sayHours } from "./hours.ts";
import { type Intent, readable } from "./intents.ts";
import { sentences } from "./knowledge.ts";
import { duration, inWords, type Say } from "./say.ts";
import { contentWords, sameWord, stem } from "./words.ts";

/** What the facts say to one intent; `isMissing` when they do not say it, so that the question can be passed on. */
export interface Answer {
  text: string;
  isMissing?: boolean;
}

type Answering = (facts: Facts, say: Say, message: string) => Answer;

const MAX_ABOUT = 400;
const MAX_LISTED = 12;

const known = (text: string): Answer => ({ text });
const missing = (text: string): Answer => ({ text, isMissing: true });

/** The answers that come from facts alone, one for each intent that has any. */
export const ANSWERS: Partial<Record<Intent, Answering>> = {
  email: ({ card }, say, message) => (card.email ? known(say("email", { email: card.email })) : insteadOf("noEmail", { card }, say, message)),
  phone: ({ card }, say, message) => (card.phone ? known(say("phone", { phone: card.phone })) : insteadOf("noPhone", { card }, say, message)),
  website: (facts, say) => {
    const url = facts.card.website;
    return url ? known(say("website", { website: url })) : missing(say("noWebsite"));
  },
  social: (facts, say, message) => answerSocial(facts, say, message),
  contact: ({ card }, say) => {
    const ways = waysToReach({ card }, say);
    return ways.length > 0 ? known(say("contact", { ways: inWords(say, ways, "or") })) : missing(say("noContact"));
  },
  address: ({ card }, say) => (card.address ? known(say("address", { address: oneLine(card.address) })) : missing(say("noAddress"))),
  hours: ({ settings, now }, say, message) => hasHours(settings.workingHours)
    ? known(sayHours(say, settings.workingHours, readable(message), now))
    : missing(say("noHours")),
  services: ({ settings }, say) => (settings.services.length > 0
    ? known(say("services", { services: listed(say, settings.services) }))
    : missing(say("noServices"))),
  "service-check": (facts, say, message) => answerServiceCheck(facts, say, message),
  prices: (facts, say, message) => answerPrices(facts, say, message),
  discount: (_, say) => missing(say("noDiscount")),
  person: ({ card }, say) => answerPerson(card, say),
  about: (facts, say) => answerAbout(facts, say),
  bot: (_, say) => known(say("bot")),
  privacy: ({ settings }, say) => known(say("privacy", { days: duration(say, settings.retentionDays) })),
  language: (_, say, message) => (/\benglish\b/i.test(message) ? known(say("languageYes")) : missing(say("language"))),
  complaint: (_, say) => missing(say("complaint")),
  manipulation: (_, say) => known(say("manipulation")),
  "off-topic": (_, say) => known(say("offTopic")),
};

/** The ways a visitor can use to reach the person, as the card gives them. */
export function waysToReach({ card }: Pick<Facts, "card">, say: Say): string[] {
  return [
    ...(card.phone ? [say("wayPhone", { phone: card.phone })] : []),
    ...(card.email ? [say("wayEmail", { email: card.email })] : []),
    ...(!card.phone && !card.email && card.website ? [say("wayWebsite", { website: card.website })] : []),
    ...(!card.phone && !card.email && !card.website && card.address ? [say("wayAddress", { address: oneLine(card.address) })] : []),
  ];
}

/** What the visitor may ask about, for when a question was not understood. */
export function topics({ card, settings }: Facts, say: Say): string[] {
  return [
    ...(settings.services.length > 0 ? [say("topicServices")] : []),
    ...(Object.keys(settings.priceRanges).length > 0 ? [say("topicPrices")] : []),
    ...(hasHours(settings.workingHours) ? [say("topicHours")] : []),
    ...(card.address ? [say("topicAddress")] : []),
    ...(card.email || card.phone ? [say("topicContact")] : []),
    ...(settings.primaryGoal === "schedule_appointment" ? [say("topicAppointment")] : []),
  ];
}

/** A custom button or link of the card that leads to booking. */
export function bookingLink({ card }: Facts): string | undefined {
  return card.customButtons.find(({ text, url }) =>
    /\b(?:book|appointment|schedule|reserve|calendar)/i.test(text) || /calendly\.com|cal\.com\/|\/book(?:ing)?\b/i.test(url))?.url;
}

/** Price in the configuration's currency, whole amounts without decimals. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat("en", { style: "currency", currency, maximumFractionDigits: Number.isInteger(amount) ? 0 : 2 }).format(amount);
}

/** Prices whose names hold what the visitor named. */
export function pricesFor({ settings }: Facts, message: string): [name: string, amount: number][] {
  const prices = Object.entries(settings.priceRanges);
  const asked = specific(message);
  if (asked.length === 0) return prices;
  const hits = prices.map(([name, amount]) => ({ name, amount, hits: overlap(asked, contentWords(name)) })).filter(({ hits }) => hits > 0);
  const most = Math.max(...hits.map(({ hits }) => hits), 0);
  return hits.filter(({ hits }) => hits === most).map(({ name, amount }) => [name, amount]);
}

function insteadOf(key: "noEmail" | "noPhone", facts: Pick<Facts, "card">, say: Say, _message: string): Answer {
  const ways = waysToReach(facts, say);
  return missing([say(key), ...(ways.length > 0 ? [say("contact", { ways: inWords(say, ways, "or") })] : [])].join(" "));
}

function answerSocial({ card }: Facts, say: Say, message: string): Answer {
  const links = Object.entries(card.socialLinks).filter(([, url]) => url);
  if (links.length === 0) return missing(say("noSocial"));
  const text = readable(message);
  const named = links.filter(([network]) => new RegExp(`\\b${network.replace(/[^a-z0-9]/gi, "")}\\b`, "i").test(text.replace(/\binsta\b/, "instagram").replace(/\bfb\b/, "facebook")));
  const isSpecific = /\b(?:linkedin|twitter|instagram|insta|facebook|fb|whatsapp|telegram|youtube|tiktok|threads|pinterest|wechat|viber|skype|discord|snapchat)\b/.test(text);
  const shown = (list: [string, string][]) => inWords(say, list.map(([network, url]) => say("social", { network: titleCase(network), url })));
  if (named.length > 0) return known(say("socialList", { links: shown(named) }));
  const all = say("socialList", { links: shown(links.slice(0, MAX_LISTED)) });
  return isSpecific ? missing(`${say("noSocial")} ${all}`) : known(all);
}

function answerServiceCheck({ settings }: Facts, say: Say, message: string): Answer {
  const asked = specific(message);
  const offered = settings.services.map((service) => ({ service, hits: overlap(asked, contentWords(service)) })).filter(({ hits }) => hits > 0);
  const most = Math.max(...offered.map(({ hits }) => hits), 0);
  // Half of what is named must be on the list: `wedding cakes` is not answered by `Wedding planning`.
  if (asked.length > 0 && most >= Math.max(1, asked.length * 0.6)) {
    return known(say("serviceYes", { service: inWords(say, offered.filter(({ hits }) => hits === most).map(({ service }) => service)) }));
  }
  const isAboutServices = /\b(?:offer|provide|sell|do|make|build|design|organi[sz]e|host|run|arrange|repair|fix|teach)\b(?! (?:you|u|they|he|she)\b)/.test(readable(message));
  if (settings.services.length === 0 || asked.length === 0 || !isAboutServices) return missing(say("unknown"));
  return missing(say("serviceNotListed", { services: listed(say, settings.services) }));
}

function answerPrices(facts: Facts, say: Say, message: string): Answer {
  const { priceRanges, currency } = facts.settings;
  const all = Object.entries(priceRanges);
  if (all.length === 0) return missing(say("noPrices"));
  const inMoney = ([name, amount]: [string, number]) => `${name} ${money(amount, currency)}`;
  const found = pricesFor(facts, message);
  const list = (prices: [string, number][]) => listed(say, prices.map(inMoney));
  if (found.length === 1) return known(say("price", { name: found[0]![0], price: money(found[0]![1], currency) }));
  if (found.length > 0) return known(say("prices", { prices: list(found) }));
  const asked = specific(message);
  const named = facts.settings.services.find((service) => overlap(asked, contentWords(service)) > 0);
  const isOther = asked.length > 0 && /\b(?:for|of|is|are|does)\b/.test(readable(message));
  if (named || isOther) return missing(say("pricesPartly", { asked: named ?? say("that"), prices: list(all) }));
  return known(say("prices", { prices: list(all) }));
}

function answerPerson(card: Facts["card"], say: Say): Answer {
  const { name, title, company } = card;
  if (!name) return company ? known(say("personOnly", { name: company })) : missing(say("noAbout"));
  if (title && company) return known(say("person", { name, title, company }));
  if (title) return known(say("personTitle", { name, title }));
  return known(company ? say("personCompany", { name, company }) : say("personOnly", { name }));
}

function answerAbout({ card, settings }: Facts, say: Say): Answer {
  const text = [
    ...(settings.businessType ? [say("business", { type: settings.businessType })] : []),
    ...(settings.companyInfo ? [shortened(settings.companyInfo)] : []),
    ...(card.about ? [shortened(card.about)] : []),
  ];
  if (text.length === 0) return card.name || card.company ? { ...answerPerson(card, say) } : missing(say("noAbout"));
  return known(say("about", { about: [...new Set(text)].slice(0, 3).join(" ") }));
}

/** Whole sentences from the beginning, up to a readable length. */
function shortened(text: string): string {
  let short = "";
  for (const sentence of sentences(text)) {
    if (short && short.length + sentence.length > MAX_ABOUT) break;
    short += (short ? " " : "") + sentence;
  }
  return short.length > MAX_ABOUT * 2 ? `${short.slice(0, MAX_ABOUT * 2).replace(/\s+\S*$/, "")}…` : short;
}

/** The words of a question that name a thing, without those of asking and of our own intents. */
function specific(message: string): string[] {
  const words = contentWords(readable(message));
  return [...new Set(words.filter((word) => !ASKING.has(stem(word))))];
}

const ASKING = new Set(contentWords(`price prices priced pricing cost costs costing much fee fees rate rates quote estimate charge charges tariff expensive afford range
service services product products offer offers offered provide sell make build handle help support work kind type available possible anything list
cheap cheapest per each hour today currently also still even maybe guys company team roughly approximately usually typically start starting price list
need looking information interested dollar euro usd eur money hi hello mind order book buy purchase take option package packages deal
do does can could would there any some good really please thing things`).map(stem));

function overlap(asked: readonly string[], words: readonly string[]): number {
  return asked.filter((word) => words.some((other) => sameWord(word, other))).length;
}

const listed = (say: Say, items: readonly string[]): string =>
  items.length <= MAX_LISTED ? inWords(say, items) : `${items.slice(0, MAX_LISTED).join(", ")}, …`;

const titleCase = (network: string): string =>
  ({ linkedin: "LinkedIn", youtube: "YouTube", tiktok: "TikTok", whatsapp: "WhatsApp", wechat: "WeChat" })[network] ?? network[0]!.toUpperCase() + network.slice(1);

const oneLine = (text: string): string => text.replace(/\s*\n+\s*/g, ", ").trim();

