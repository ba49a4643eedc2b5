import { catalogue } from "../../catalogue.ts";
import { NONE } from "../none.ts";

/** Of these sentences those that stand on a page from the start: names of a card's fields, and what locks them. */
export const labels = catalogue("languages/sentences/labels", NONE);
