import type { AssistantContext, Lead } from "../engine/facts/facts.ts";
import type { CitableFact } from "./cited-facts.ts";

/** Material against which a model's sentence is checked. */
export interface Grounds {
  facts: AssistantContext;
  /** The facts that the model cites. */
  cited: readonly CitableFact[];
  /** The visitor's message. */
  question: string;
  /** All that the visitor has written, this message included. */
  visitorText: string;
  /** The visitor's contact details so far. */
  lead: Lead;
  secrets: readonly string[];
}

export type Rule =
  "secret" | "prompt" | "markup" | "link" | "agreed" | "lead" | "figure" | "name" | "weekday" | "promise" | "yes or no";

/** Why a sentence must not reach the visitor. `objection` is an excerpt without personal details, for the log. */
export interface Objection {
  rule: Rule;
  objection: string;
}

/** Result of the rules; if not sure, a second model call decides. */
export interface Verdict {
  objection?: Objection;
  isSure: boolean;
}
