import { NUMBERS, timeUnitOf } from "./measures.ts";

/** What prices are counted by stands after these. */
const PER_WORDS = new Set("per each from pro je ab por desde par des cada chaque vanaf".split(" "));

/** Who is counted where a price is by the piece or person. */
const PEOPLE = new Set(
  `people persons person adults adult guests friends pax heads participants players personen erwachsene erwachsenen gaste leute personas adultos invitados
personnes adultes invites persone adulti ospiti pessoas adultos personen volwassenen gasten`.split(/\s+/),
);

/** What prices are counted by. */
export const isUnit = (word: string): boolean => timeUnitOf(word) >= 0 || PEOPLE.has(word) || PER_WORDS.has(word);

/** A word for a number. */
export const isNumber = (word: string): boolean => word in NUMBERS;
