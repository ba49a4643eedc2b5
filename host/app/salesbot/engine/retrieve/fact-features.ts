import type { Fact } from "../facts/split-facts.ts";
import { matchTopics } from "../read/topic-phrases.ts";
import { languageOf } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { parseMeasures } from "../read/measures.ts";
import { matchSynonyms } from "./synonyms.ts";
import { valueTypesIn, mentionsHours } from "../languages/value-types.ts";
import type { Vectors } from "../languages/vectors.ts";
import { weekdaysIn } from "../read/weekdays.ts";
import { stems, trigrams } from "../languages/words.ts";

/** A fact as the ranking needs it. */
export interface FactFeatures {
  stems: Map<string, number>;
  triples: Set<string>;
  length: number;
  kinds: Set<string>;
  cues: Set<string>;
  /** Stems of a name that has to be in the question: of a price or a service. */
  names?: Set<string>;
  /** Stems of our own name for such a fact. */
  called: Set<string>;
  /** Things that it names, by whatever word. */
  things: ReadonlySet<number>;
  /** Not a sentence of the owner's, so it must share a word with the question. */
  isOurs: boolean;
  /** A card's fact answers questions of these kinds, or of its own topic, and no other. */
  questionKinds?: readonly string[];
  /** Only a name or price. The owner's sentences about it say more, unless the question is about money. */
  isListed: boolean;
  isList: boolean;
  sides: { vector: Float32Array; topics: Float32Array }[];
}

/** The topics of our own facts, by their names in cues. */
const TOPIC_OF: Partial<Record<Fact["kind"], string[]>> = {
  address: ["directions"],
  hours: ["opening-hours"],
  phone: ["phone"],
  email: ["email"],
  "service list": ["services-list"],
};

/** Kinds of question that what the card says answers. */
const QUESTION_KINDS: Partial<Record<Fact["kind"], readonly string[]>> = {
  person: ["@who"],
  address: ["@where"],
  phone: [],
  email: [],
  website: [],
};

const isListed = (kind: Fact["kind"]): boolean =>
  kind === "service" || kind === "price" || kind === "service list" || kind === "price list";

export const countOccurrences = (list: string[]) =>
  list.reduce((counts, one) => counts.set(one, (counts.get(one) ?? 0) + 1), new Map<string, number>());

/** Prepares a fact for the ranking, which is most of the work of building an index. */
export function extractFeatures(
  { text, context, kind, question }: Fact,
  language: LanguageCode,
  vectors: Vectors,
): FactFeatures {
  const about = kind === "prose" || kind === "booking" ? context : `${context} ${languageOf(language).fields[kind]}`;
  const inText = [...stems(text, language), ...(isListed(kind) ? parseMeasures(text) : [])];
  const inContext = stems(about, language);
  const side = (vector: Float32Array) => ({ vector, topics: vectors.topicsOf(vector) });
  const days = kind === "prose" ? weekdaysIn(`${text} . ${context}`, language) : new Set<number>();
  // Days with hours are opening hours, whatever the other words are.
  const isHours = kind === "hours" || (days.size > 0 && mentionsHours(text));
  const whole = vectors.encode(`${text} ${kind === "prose" ? context : ""}`, language);
  return {
    stems: countOccurrences([...inText, ...inContext]),
    triples: new Set([...trigrams(text, language), ...trigrams(about, language)]),
    length: inText.length + inContext.length,
    kinds: new Set([...valueTypesIn(text), ...(isHours ? ["@hours"] : [])]),
    cues: new Set([
      ...matchTopics(`${text} . ${context}`, language),
      ...(TOPIC_OF[kind] ?? []),
      ...(isHours ? ["opening-hours"] : []),
    ]),
    ...(isListed(kind) && { names: new Set(inText) }),
    called: new Set(kind === "prose" ? [] : inContext),
    things: new Set(matchSynonyms(`${text} . ${about}`, language).flatMap(({ things }) => things)),
    isOurs: kind !== "prose",
    ...(QUESTION_KINDS[kind] && { questionKinds: QUESTION_KINDS[kind] }),
    isListed: isListed(kind),
    isList: kind === "service list" || kind === "price list",
    sides: [
      side(whole),
      ...(about && (question || kind !== "prose") ? [side(vectors.encode(about, language))] : []),
      ...(context && kind === "prose" ? [side(vectors.encode(text, language))] : []),
    ],
  };
}
