import type { Fact } from "../facts/split-facts.ts";
import { matchSynonyms, overlapSynonyms } from "./synonyms.ts";
import { matchTopics } from "../read/topic-phrases.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { distinctiveNames, mentionsName } from "../facts/names.ts";
import { type FactFeatures, extractFeatures } from "./fact-features.ts";
import { OwnerVocabulary } from "./owner-vocabulary.ts";
import { SimilarityScorer } from "./similarity.ts";
import type { QuestionContext, ScoredFact } from "./scored-fact.ts";
import { parseCounts, parseMeasures } from "../read/measures.ts";
import { valueTypesIn } from "../languages/value-types.ts";
import type { Vectors } from "../languages/vectors.ts";
import { WEIGHTS } from "./weights.ts";
import { contentWords, stems, trigrams } from "../languages/words.ts";

/** Probabilities from which a fact counts as being about a topic. */
const LABELLED = { cued: 0.04, alone: 0.8 };
/** A topic with more facts than this says less about each; with this many times as many, it says nothing. */
const COMMON = 4;
const COMMON_TIMES = 3;
/** How much a word counts that the fact expresses with another word. */
const SYNONYM_SHARE = 0.5;
/** How much of the question a phrase is that the fact expresses with another one. */
const PHRASE_SHARE = 0.3;
/** In a question of this many words or fewer, phrases say what it is about: `How long have you been around?` */
const TERSE_WORDS = 2;
/** Greatest weight of what was said before. */
const MAX_BESIDE = 6;
const K1 = 1.2;
const B = 0.5;

/** Kinds of values that also answer questions of another kind. */
const ANSWERED_BY: Record<string, string[]> = { "@when": ["@time", "@weekday"] };

/** An index of an owner's facts that ranks by words (BM25 and trigrams), word vectors and topics together. */
export class FactIndex {
  readonly facts: readonly Fact[];
  readonly language: LanguageCode;
  readonly #vectors: Vectors;
  readonly #pages: FactFeatures[];
  /** Distinctive stems of each price and service. */
  readonly #similarity: SimilarityScorer;
  readonly #names: Map<string, string[]>;
  readonly #named: ReadonlySet<string>;
  readonly #meanLength: number;
  readonly #meanTriples: number;
  readonly #stemCounts = new Map<string, number>();
  readonly #tripleCounts = new Map<string, number>();
  readonly #vocabulary: OwnerVocabulary;
  readonly #thingCounts = new Map<number, number>();
  readonly #cueCounts = new Map<string, number>();

  constructor(
    facts: readonly Fact[],
    language: LanguageCode,
    vectors: Vectors,
    features = facts.map((fact) => extractFeatures(fact, language, vectors)),
  ) {
    this.facts = facts;
    this.language = language;
    this.#vectors = vectors;
    this.#pages = features;
    const mean = (of: (page: FactFeatures) => number) =>
      this.#pages.reduce((sum, page) => sum + of(page), 0) / (facts.length || 1);
    const words = facts.flatMap(({ text, context }) => contentWords(`${text} ${context}`, language));
    this.#vocabulary = new OwnerVocabulary(words, this.#stemCounts, language, vectors);
    this.#names = distinctiveNames(facts, language);
    this.#named = new Set([...this.#names.values()].flat());
    this.#meanLength = mean(({ length }) => length) || 1;
    this.#meanTriples = mean((page) => page.triples.size) || 1;
    for (const page of this.#pages) {
      for (const one of page.stems.keys()) this.#stemCounts.set(one, (this.#stemCounts.get(one) ?? 0) + 1);
      for (const one of page.triples) this.#tripleCounts.set(one, (this.#tripleCounts.get(one) ?? 0) + 1);
      for (const one of page.things) this.#thingCounts.set(one, (this.#thingCounts.get(one) ?? 0) + 1);
      for (const one of page.cues) this.#cueCounts.set(one, (this.#cueCounts.get(one) ?? 0) + 1);
    }
    this.#similarity = new SimilarityScorer(this.#pages, this.#stemCounts, language, vectors);
  }

  /** Whether a fact is about what is meant: 1 if it mentions it, -1 if it mentions only something else. */
  #agreementOn(subject: string): (page: FactFeatures) => number {
    const meant = this.#names.get(subject) ?? [];
    if (meant.length === 0) return () => 0;
    const others = [...this.#names.values()].filter((words) => !words.some((one) => meant.includes(one)));
    return ({ stems: own, isOurs, isListed, isList }) => {
      if (isList || (isOurs && !isListed)) return 0;
      if (mentionsName(own, meant)) return 1;
      return others.some((words) => mentionsName(own, words)) ? -1 : 0;
    };
  }

  /** Whether a sentence stands right after one that was told: what is asked next is often in it. */
  #goesOnFrom(at: number, contextText: string): boolean {
    const [before, fact] = [this.facts[at - 1], this.facts[at]!];
    const isProse = before?.kind === "prose" && fact.kind === "prose" && !before.question && !fact.question;
    return isProse && before.source === fact.source && contextText.includes(before.text.slice(0, 60));
  }

  #rarity(met: number): number {
    return Math.log(1 + (this.#pages.length - met + 0.5) / (met + 0.5));
  }

  /** How well a topic distinguishes facts, 0 to 1: dogs say little at a groomer's. */
  #tellingOf(cue: string): number {
    const met = this.#cueCounts.get(cue) ?? 0;
    return met <= COMMON ? 1 : Math.max(0, 1 - Math.log(met / COMMON) / Math.log(COMMON_TIMES));
  }

  /** A question in which each unknown word is replaced by the owner's word that is one typing error away. */
  corrected(question: string, language: LanguageCode): string {
    return this.#vocabulary.corrected(question, language);
  }

  /** Facts by how likely they answer, most likely first. */
  rank(
    question: string,
    language: LanguageCode,
    { about = "", previousQuestion = "", subject = "" }: QuestionContext = {},
  ): ScoredFact[] {
    const contextText = about && `${subject} ${about}`;
    const terms = this.#vocabulary
      .stemsOf(question, language)
      .map((one) => ({
        one,
        weight: this.#rarity(this.#stemCounts.get(one) ?? 0),
        share: this.#vectors.weightOf(`${this.language}:${one}`),
      }));
    // The previous question counts, but without its subject.
    const asideOf = previousQuestion
      ? this.#vocabulary.stemsOf(previousQuestion, language).filter((one) => !this.#named.has(one))
      : [];
    const aside = contextText ? this.#vocabulary.stemsOf(contextText, language) : [];
    const total = terms.reduce((sum, { share }) => sum + share, 0) || 1;
    const questionTrigrams = [...trigrams(question, language)].map((one) => ({
      one,
      weight: this.#rarity(this.#tripleCounts.get(one) ?? 0),
    }));
    const nearTo = this.#similarity.of(question, language, contextText);
    const ownTopics = matchTopics(question, language);
    const contextTopics = ownTopics.size > 0 ? ownTopics : matchTopics(previousQuestion, language);
    // `My daughter is 13` asks for the age by a figure alone.
    const topics = valueTypesIn(question).includes("@age") ? new Set([...contextTopics, "age-limits"]) : contextTopics;
    const weightedTopics = [...topics].map((cue) => [cue, this.#tellingOf(cue)] as const);
    // `What does it run?` asks for a price without a word for it.
    const isTerse = terms.length <= TERSE_WORDS && !contextText;
    const valueTypes = [
      ...valueTypesIn(question),
      ...valueTypesIn(previousQuestion),
      ...(topics.has("price") ? ["@money"] : []),
      ...(topics.has("opening-hours") ? ["@hours"] : []),
    ];
    const kinds = [...new Set(valueTypes)].flatMap((kind) => [kind, ...(ANSWERED_BY[kind] ?? [])]);
    const asksMoney = kinds.includes("@money");
    // `And what does it cost?` is about what was just spoken of, whatever else costs something.
    const isBare = contextText !== "" && (asksMoney || kinds.includes("@duration")) && terms.length <= 1;
    const meant = language === this.language ? matchSynonyms(question, language) : [];
    const agreementOn = this.#agreementOn(subject);
    return this.#pages
      .map((page, at): ScoredFact => {
        let words = 0;
        let matched = 0;
        for (const { one, weight, share } of terms) {
          const times = page.stems.get(one) ?? 0;
          if (times === 0) continue;
          matched += share;
          words += (weight * times * (K1 + 1)) / (times + K1 * (1 - B + (B * page.length) / this.#meanLength));
        }
        const synonyms = overlapSynonyms(meant, page, (thing) => this.#rarity(this.#thingCounts.get(thing) ?? 0));
        let synonymShare = 0;
        for (const { one, share } of terms) if (synonyms.words.includes(one)) synonymShare += SYNONYM_SHARE * share;
        const isPhrased = meant.some(({ word, things }) => !word && things.some((thing) => page.things.has(thing)));
        let beside = 0;
        for (const one of aside) if (page.stems.has(one)) beside += 0.5 * this.#rarity(this.#stemCounts.get(one) ?? 0);
        // A fact already given shares all of its own words.
        words += isBare ? Math.min(2 * beside, 2 * MAX_BESIDE) : Math.min(beside, MAX_BESIDE);
        for (const one of asideOf) if (page.stems.has(one)) words += 0.8 * this.#rarity(this.#stemCounts.get(one) ?? 0);
        let trigramScore = 0;
        for (const { one, weight } of questionTrigrams) if (page.triples.has(one)) trigramScore += weight;
        trigramScore /= 0.5 + (0.5 * page.triples.size) / this.#meanTriples;
        const { similarity, telling, topic } = nearTo(page, at);
        let shared = 0;
        for (const [cue, weight] of weightedTopics) if (page.cues.has(cue)) shared += weight;
        // A named price or service is meant by its name; without a name, the list of them is meant.
        const isNamed =
          synonyms.rarity > 0 || [...terms.map(({ one }) => one), ...aside].some((one) => page.names?.has(one));
        const isAboutAll = terms.every(({ one }) => page.called.has(one));
        const isUnnamed = page.names !== undefined && (page.isList ? !isAboutAll && contextText === "" : !isNamed);
        const agreed = agreementOn(page);
        const fitting = kinds.filter((kind) => page.kinds.has(kind)).length;
        const goesOn = contextText !== "" && this.#goesOnFrom(at, contextText);
        const isOffQuestion =
          page.questionKinds && shared === 0 && !page.questionKinds.some((kind) => kinds.includes(kind));
        const isOnlyName = page.isListed && !(asksMoney && page.kinds.has("@money")) && !(page.isList && isAboutAll);
        const score =
          WEIGHTS.words * words +
          WEIGHTS.synonyms * synonyms.rarity +
          WEIGHTS.triple * trigramScore +
          WEIGHTS.vector * telling +
          WEIGHTS.topic * Math.sqrt(topic) +
          WEIGHTS.kind * fitting +
          (isTerse ? WEIGHTS.terse : WEIGHTS.cue) * Math.sqrt(shared) +
          (agreed > 0 && (!page.isListed || asksMoney) ? WEIGHTS.subject : 0) -
          (isUnnamed ? WEIGHTS.unnamed : 0) -
          (page.isOurs && words === 0 ? WEIGHTS.ours : 0) -
          (isOffQuestion ? WEIGHTS.offQuestion : 0) -
          (isOnlyName ? WEIGHTS.listed : 0);
        return {
          fact: this.facts[at]!,
          at,
          score,
          similarity,
          matchedShare: (matched + synonymShare) / total + (isPhrased ? PHRASE_SHARE : 0),
          has: terms.flatMap(({ one }) => (page.stems.has(one) ? one : [])),
          lacks: terms.flatMap(({ one }) => (page.stems.has(one) || synonyms.words.includes(one) ? [] : one)),
          isOnTopic: shared > 0,
          isForeign: agreed < 0,
          isBeside: goesOn || (isBare && beside > 0 && fitting > 0),
        };
      })
      .sort((a, b) => b.score - a.score || a.at - b.at);
  }

  /** The facts of a topic by the stems that no other fact has. */
  factsBy(topic: string): Map<string, Fact> {
    const own = this.#pages.flatMap(({ cues, stems: words }, at) =>
      cues.has(topic) ? [...words.keys()].map((one) => [one, this.facts[at]!] as const) : [],
    );
    return new Map(own.filter(([one]) => this.#stemCounts.get(one) === 1));
  }

  /** The price or service that a text mentions; undefined for several or none. */
  subjectIn(text: string): string | undefined {
    const own = new Set([...stems(text, this.language), ...parseMeasures(text), ...parseCounts(text, this.language)]);
    let best: { name: string; words: string; share: number } | undefined;
    let isOne = false;
    for (const [name, list] of this.#names) {
      if (!mentionsName(own, list)) continue;
      const share = list.filter((one) => own.has(one)).length / list.length;
      const words = list.toSorted().join(" ");
      if (share > (best?.share ?? 0)) [best, isOne] = [{ name, words, share }, true];
      else if (share === best?.share && words !== best.words) isOne = false;
    }
    return isOne ? best?.name : undefined;
  }

  /** What a fact is about, the likeliest first. What its phrases do not name must be much likelier. */
  topicsOf(at: number): string[] {
    const { sides, cues } = this.#pages[at]!;
    return this.#vectors.topics
      .map((topic, t) => ({ topic, chance: Math.max(0, ...sides.map(({ topics }) => topics[t]!)) }))
      .filter(({ topic, chance }) => chance > (cues.has(topic) ? LABELLED.cued : LABELLED.alone))
      .sort((a, b) => b.chance - a.chance)
      .map(({ topic }) => topic);
  }
}
