import { catalogue } from "../../languages/catalogue.ts";
import { OUTCOME_LABELS } from "./outcomes.ts";

/** Outcomes of conversations. */
export const words = OUTCOME_LABELS;

export type OutcomeWords = typeof words;
export const outcomeWords = catalogue("salesbot/outcomes", words);
