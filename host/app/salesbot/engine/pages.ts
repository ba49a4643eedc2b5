import type { Fact } from "./cut.ts";
import { cuedTopics } from "./cues.ts";
import { CARD_WORDS } from "./languages/card-words.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import { lower } from "./plain.ts";
import { kindsOf, tellsHours } from "./values.ts";
import type { Vectors } from "./vectors.ts";
import { weekdaysIn } from "./weekdays.ts";
import { stem, stems, triples } from "./words.ts";

const HYPHENATED = /\p{L}{2,20}-\p{L}{2,20}/gu;

/** A fact as the ranking sees it. */
export interface Page {
  stems: Map<string, number>;
  triples: Set<string>;
  length: number;
  kinds: Set<string>;
  cues: Set<string>;
  /** Weekdays that it speaks of. */
  days: Set<number>;
  /** Stems of a name that has to be in the question: of a price or a service. */
  names?: Set<string>;
  /** Stems of what we call such a fact. */
  called: Set<string>;
  /** Not a sentence of the owner's: it needs a word in common. */
  isOurs: boolean;
  /** A bare name or price: the owner's sentences about the same thing say more, unless money is asked for. */
  isListed: boolean;
  isList: boolean;
  sides: { vector: Float32Array; topics: Float32Array }[];
}

/** What our own facts are about, as cues name it. */
const TOPIC_OF: Partial<Record<Fact["kind"], string[]>> = {
  address: ["directions"],
  hours: ["opening-hours"],
  phone: ["phone"],
  email: ["email"],
  "service list": ["services-list"],
};

const isListed = (kind: Fact["kind"]): boolean =>
  kind === "service" || kind === "price" || kind === "service list" || kind === "price list";

export const count = (list: string[]) =>
  list.reduce((counts, one) => counts.set(one, (counts.get(one) ?? 0) + 1), new Map<string, number>());

/** What the ranking knows of a fact: most of the work of an index. */
export function pageOf({ text, context, kind, label }: Fact, language: LanguageCode, vectors: Vectors): Page {
  const about = kind === "prose" || kind === "booking" ? context : `${context} ${CARD_WORDS[language][kind]}`;
  // `tune-up` is asked for as `tuneup` too.
  const joined = (text.match(HYPHENATED) ?? []).map((word) => stem(lower(word).replaceAll("-", ""), language));
  const inText = [...stems(text, language), ...joined];
  const inContext = stems(about, language);
  const side = (vector: Float32Array) => ({ vector, topics: vectors.topicsOf(vector) });
  const days = kind === "prose" ? weekdaysIn(`${text} . ${context}`, language) : new Set<number>();
  // Days with hours say when it is open, whatever words stand with them.
  const isHours = kind === "hours" || (days.size > 0 && tellsHours(text));
  const whole = vectors.encode(`${text} ${kind === "prose" ? context : ""}`, language);
  return {
    stems: count([...inText, ...inContext]),
    triples: new Set([...triples(text, language), ...triples(about, language)]),
    length: inText.length + inContext.length,
    kinds: new Set([...kindsOf(text), ...(isHours ? ["@hours"] : [])]),
    cues: new Set([
      ...cuedTopics(`${text} . ${context}`, language),
      ...(TOPIC_OF[kind] ?? []),
      ...(isHours ? ["opening-hours"] : []),
    ]),
    days,
    ...(isListed(kind) && { names: new Set(inText) }),
    called: new Set(kind === "prose" ? [] : inContext),
    isOurs: kind !== "prose",
    isListed: isListed(kind),
    isList: kind === "service list" || kind === "price list",
    sides: [
      side(whole),
      ...(about && !label ? [side(vectors.encode(about, language))] : []),
      ...(context && kind === "prose" ? [side(vectors.encode(text, language))] : []),
    ],
  };
}
