import type { Fact } from "../facts/split-facts.ts";

/** A fact with how well it answers a question. */
export interface ScoredFact {
  fact: Fact;
  at: number;
  score: number;
  /** Cosine of the vectors, −1 to 1. */
  similarity: number;
  /** Weighted share of the question's words that the fact contains, or says otherwise. */
  matchedShare: number;
  /** Stems of the question that it contains, and those that it lacks. */
  has: readonly string[];
  lacks: readonly string[];
  /** Whether question and fact sound like the same topic. */
  isOnTopic: boolean;
  /** Whether it is about another price or service than the one meant. */
  isForeign: boolean;
  /** Whether it follows the last answer or is about it, if the question goes on from there. */
  isBeside: boolean;
}

/** What came before a question, for one that depends on it. */
export interface QuestionContext {
  /** The topic so far. */
  about?: string;
  /** The question that this one continues: `And on Sunday?` */
  previousQuestion?: string;
  /** The price or service meant. */
  subject?: string;
  /** The fact behind a suggestion that the visitor chose. */
  tapped?: Fact;
}
