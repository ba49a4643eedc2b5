import type { AssistantContext, Lead } from "../engine/facts/facts.ts";
import type { CitableFact } from "./cited-facts.ts";

/** What a model's sentence is held against. */
export interface Grounds {
  facts: AssistantContext;
  /** The facts that the model cites. */
  cited: readonly CitableFact[];
  /** The visitor's message. */
  question: string;
  /** All that the visitor has written, this message included. */
  visitorText: string;
  /** What the visitor left of themselves. */
  lead: Lead;
  secrets: readonly string[];
}

export type Rule =
  "secret" | "prompt" | "markup" | "link" | "agreed" | "lead" | "figure" | "name" | "weekday" | "promise" | "yes or no";

/** Why a sentence must not reach the visitor. `objection` quotes the few words meant, and nobody's details. */
export interface Objection {
  rule: Rule;
  objection: string;
}

/** What the rules say of a sentence; unless they are sure, a model that reads both may know better. */
export interface Verdict {
  objection?: Objection;
  isSure: boolean;
}
