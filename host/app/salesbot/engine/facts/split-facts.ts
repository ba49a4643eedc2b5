import { hasHours } from "./working-hours.ts";
import type { AssistantContext } from "./facts.ts";
import { oneLine, sentences } from "../languages/normalize.ts";
import { formatMoney } from "./format-money.ts";

/** Where an owner gave a fact. */
type Source = "about" | "card" | "company information" | "hours" | "knowledge" | "prices" | "services";

/** One thing that an owner gave. */
export interface Fact {
  /** Quoted as it stands. */
  text: string;
  /** What it is about, where the text does not say it: the question of an FAQ, a heading, the sentence before. */
  context: string;
  /** What a line begins with: `EV charger: half a day. Permit is extra.` The sentences after it are about the same. */
  label?: string;
  /** What is quoted instead of the text where that lacks its subject: with the sentences before it. */
  passage?: string;
  /** The question that this fact answers, where the owner wrote one. */
  question?: string;
  source: Source;
  /** Decides how it is answered; `prose` is quoted. */
  kind:
    | "prose"
    | "price"
    | "price list"
    | "hours"
    | "service"
    | "service list"
    | "phone"
    | "email"
    | "address"
    | "website"
    | "person"
    | "social"
    | "booking";
}

/** The name of a price, whose fact reads `Full service: £110`. */
export const priceName = ({ text }: Fact): string => text.slice(0, text.lastIndexOf(": "));

/** The label that a fact begins with, or its line's. */
export const labelOf = ({ label, text }: Fact): string | undefined => label ?? /^[^:]{2,40}(?=: )/.exec(text)?.[0];

/** Answers longer than this are split into sentences; shorter ones are quoted whole. */
const WHOLE_ANSWER = 320;
const MAX_FACTS = 600;

/** Beginnings of sentences that refer to the one before: `It takes three working days.` */
const POINTING_BACK =
  /^(?:(?:it|they|this|these|those|both|after that|otherwise|das|diese[rs]?|danach|sonst|dafür|dazu|dabei|est[oe]s?|eso|después|si no|ils?|elles?|cela|ça|ensuite|sinon|quest[oie]|poi|altrimenti|dit|dat|daarna|anders|ze|ist?o|depois|eles|elas)(?!\p{L})|that (?!way))(?! (?:y a|faut|gibt)(?!\p{L}))/iu;
const MAX_JOINED = 280;
/** `Rain? I own twelve umbrellas.`: a question up to this length is answered by the next sentence. */
const MAX_QUESTION = 40;

/** Sentences, joined where one only continues the one before. */
function joinContinuations(parts: string[]): string[] {
  const list: string[] = [];
  for (const part of parts) {
    const before = list.at(-1);
    const isAnswer = before?.endsWith("?") && before.length < MAX_QUESTION;
    if (before && (isAnswer || POINTING_BACK.test(part)) && before.length + part.length < MAX_JOINED)
      list[list.length - 1] = `${before} ${part}`;
    else list.push(part);
  }
  return list;
}

/** How many sentences after a line's label are still about it. */
const LABELLED_SENTENCES = 4;
/** A longer sentence that does not refer back has its own subject: `Delivery to hotels in the old town is 15`. */
const MAX_LABELLED_WORDS = 8;
/** `Three vets: …` counts who follows; `EV charger: …` names what follows; `Not accessible: …` does not. */
const LABEL =
  /^(?!(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|Zwei|Drei|Vier|Fünf|Deux|Trois|Quatre|Dos|Tres|Cuatro|Due|Quattro|Twee|Drie|Dois|Duas|Três|Our|All|Not?|Keine?|Nicht|Sin|Pas|Non|Não|Geen|Niet)\s)([\p{Lu}\d][^:.!?;=,\n]{1,40})\s?[:=–]\s/u;
/** Words of a sentence: `There are three vets here: …` is no label. */
const SENTENCE =
  /(?<!\p{L})(?:we|you|i|i'm|we're|is|are|was|were|has|have|can|do|does|there|my|wir|sie|ihr|ich|ist|sind|hat|haben|man|nous|vous|est|sont|nosotros|somos|es|son|hay|noi|siamo|sono|wij|we|zijn|is|somos|são)(?!\p{L})/iu;

/** `Horsebox £90 a day` is priced for itself; `From £90` and `Max 6` are not. */
const PRICED =
  /^(?!(?:From|Up|Max|Min|Only|Extra|Plus|Adults?|Children|Kids|Under|Over|First|Each|Further|Ab|Nur|Desde|Solo|À|Dès|Da|Vanaf|Deposit)\b)\p{Lu}[\p{L}-]{2,30}(?: \p{L}+){0,3} (?:[A-Z]{0,3}[€$£]\s?\d|\d[\d.,]* ?(?:€|EUR|USD|GBP))/u;

/** `We sell beds and leads` is about us. */
const OURS =
  /^(?:We|Our|You|I|They|There|Wir|Unsere?|Sie|Ich|Es gibt|Nous|Nos|Vous|On|Il y a|Nosotros|Vendemos|Tenemos|Noi|Abbiamo|Nós|Temos|Wij)(?!\p{L})/u;

/** A text in pieces, each with the label of its line, where the line begins with one. */
function labelled(block: string): { piece: string; label?: string }[] {
  return block.split(/\r?\n/).flatMap((line) => {
    let label: string | undefined;
    let remaining = 0;
    return joinContinuations(sentences(line)).map((piece) => {
      const named = LABEL.exec(piece)?.[1];
      const own = named && !SENTENCE.test(named) ? named : undefined;
      if (own) [label, remaining] = [own, LABELLED_SENTENCES];
      else if (remaining-- <= 0) label = undefined;
      const isShort = piece.split(/\s+/).length <= MAX_LABELLED_WORDS && !PRICED.test(piece) && !OURS.test(piece);
      const isAboutLabel = isShort || POINTING_BACK.test(piece);
      return own || !label || !isAboutLabel ? { piece } : { piece, label };
    });
  });
}

const isHeading = (line: string): boolean =>
  line.length < 60 && (line.endsWith(":") || (line === line.toUpperCase() && /\p{Lu}{3}/u.test(line)));

const MAX_FRAGMENT_WORDS = 5;
/** `Children from 8.` after a sentence on the bath, or `There is no pool.` under its heading, mean the bath. */
const lacksSubject = (piece: string, heading: string): boolean =>
  heading !== "" && /[.!]$/.test(piece) && piece.split(/\s+/).length <= MAX_FRAGMENT_WORDS;

/** A line with a label is quoted whole up to this length: `After an extraction: no hot drinks. No smoking.` */
const MAX_LABELLED_LINE = 200;

/** A few words on a line of their own, above sentences. */
const TITLE = /^\p{Lu}[^.!?:;,\d]{2,30}$/u;
function titleOf(block: string): string | undefined {
  const [first = "", second = ""] = block.split(/\r?\n/).map((line) => line.trim());
  return TITLE.test(first) && first.split(/\s+/).length <= 3 && /[.!]$/.test(second) ? first : undefined;
}

/** Prose, telegram lines or bullets; a heading is the context of what follows, up to a gap. */
function splitText(text: string, source: Source): Fact[] {
  const facts: Fact[] = [];
  let heading = "";
  let isHeadingOver = false;
  for (const block of text.split(/\n\s*\n/)) {
    if (isHeadingOver) heading = "";
    isHeadingOver = false;
    const title = titleOf(block);
    let line: Fact[] = [];
    for (const { piece, label } of labelled(block)) {
      if (piece === title || isHeading(piece)) {
        heading = piece.replace(/:$/, "");
        continue;
      }
      isHeadingOver = true;
      const context = [heading, label].filter(Boolean).join(" ");
      const fact: Fact = { text: piece, context, source, kind: "prose", ...(label && { label }) };
      const before = facts.at(-1);
      line = label ? [...line, fact] : [fact];
      const whole = line.map((one) => one.text).join(" ");
      if (label && whole.length <= MAX_LABELLED_LINE) for (const one of line) one.passage = whole;
      else if (before?.context === context && lacksSubject(piece, heading))
        fact.passage = `${before.passage ?? before.text} ${piece}`.slice(-MAX_JOINED);
      facts.push(fact);
    }
  }
  return facts;
}

/** Splits everything an owner gives into facts; the engine says nothing that is not in them. */
export function splitIntoFacts({ card, settings }: AssistantContext): Fact[] {
  const facts: Fact[] = [];
  const add = (
    kind: Fact["kind"],
    source: Source,
    text: string | null | undefined,
    context = "",
    question?: string,
  ) => {
    if (text) facts.push({ kind, source, text, context, question });
  };
  for (const { question, answer } of settings.knowledge) {
    if (!question) facts.push(...splitText(answer, "knowledge"));
    else {
      add("prose", "knowledge", answer, question, question);
      if (answer.length > WHOLE_ANSWER) for (const part of sentences(answer)) add("prose", "knowledge", part, question);
    }
  }
  if (settings.companyInfo) facts.push(...splitText(settings.companyInfo, "company information"));
  if (card.about)
    facts.push(...splitText(card.about, "about").map((fact) => ({ ...fact, context: `about ${fact.context}` })));
  const prices = Object.entries(settings.priceRanges);
  for (const [name, amount] of prices) add("price", "prices", `${name}: ${formatMoney(amount, settings.currency)}`);
  for (const name of settings.services) add("service", "services", name);
  if (settings.services.length > 0) add("service list", "services", settings.services.join(", "));
  if (prices.length > 1) add("price list", "prices", prices.map(([name]) => name).join(", "));
  if (hasHours(settings.workingHours)) add("hours", "hours", "open");
  add("phone", "card", card.phone);
  add("email", "card", card.email);
  add("address", "card", oneLine(card.address));
  add("website", "card", card.website);
  if (card.name ?? card.company)
    add("person", "card", [card.name, card.title, card.company].filter(Boolean).join(", "));
  for (const [network, url] of Object.entries(card.socialLinks)) add("social", "card", url, network);
  return facts.slice(0, MAX_FACTS);
}
