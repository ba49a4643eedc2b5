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
  /** Words of the question that it has, and those that it lacks. */
  has: readonly string[];
  lacks: readonly string[];
  /** Whether question and fact sound like the same topic. */
  isOnTopic: boolean;
  /** Whether it is about another price or service than the one meant. */
  isForeign: boolean;
  /** Whether it stands right after what was told, or is about it, to a question that goes on from there. */
  isBeside: boolean;
}

/** The context of a question that needs it. */
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
