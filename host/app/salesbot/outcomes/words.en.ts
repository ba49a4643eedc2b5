import { catalogue } from "../../languages/catalogue.ts";
import { OUTCOME_LABELS } from "./outcomes.ts";

/** What has come of a conversation. */
export const words = OUTCOME_LABELS;

export type OutcomeWords = typeof words;
export const outcomeWords = catalogue("salesbot/outcomes", words);
