import type { Language } from "../languages/language.ts";
import { hasPhrase, normalizeLine } from "./intents.ts";

/** `Can I call you?`, `Which number can I ring?`: there the visitor calls. */
const VISITOR_CALLS =
  /\b(?:(?:(?:can|could|may|should) (?:i|we)|(?:i|we) (?:can|could|may)) (?:[a-z]{2,10} )?(?:call|ring|phone)|(?:kann|konnte|konnten|konnen|darf|soll) (?:ich|wir|man) (?:[a-z]{2,10} ){0,3}anrufen|(?:puis je|je peux|on peut|peut on) (?:[a-z]{1,5} )?(?:appeler|telephoner)|(?:puedo|podemos|podria) llamar|(?:posso|possiamo|podemos) (?:chiamar|telefonar|ligar)|(?:kan|mag|kunnen) (?:ik|we|wij) (?:[a-z]{1,8} ){0,2}bellen|numbers?|nummern?|numeros?|numero)/;
/** Whether a message asks how to call, or whether one may. */
export const asksToCall = (message: string): boolean => VISITOR_CALLS.test(normalizeLine(message));
/** `Ring me, on Tuesday after 5. Ask for Ann`: parts of a message, and its sentences. */
const CLAUSE = /(?<=[,;:!?\n]|[^\d]\.)\s+/;
const SENTENCE_END = /[.!?\n]$/;

/**
 * What a message says of a call that it asks for, in the visitor's words, and the rest of it: a day and a time in it
 * are not those of an appointment. `isAll` tells that what it tells after that is said of the call, too.
 */
export function splitCall(
  message: string,
  spoken: readonly Language[],
  isAll: boolean,
): { call?: string; rest: string } {
  const clauses = message.split(CLAUSE);
  const isOfCall = (clause: string) => hasPhrase(clause, ["calls"], spoken) && !asksToCall(clause);
  const from = clauses.findIndex(isOfCall);
  if (from < 0) return { rest: message };
  let isEnded = false;
  const isCall = clauses.map((clause, at) => {
    if (at < from) return false;
    const isPart = !isEnded || (isAll && !clause.endsWith("?")) || isOfCall(clause);
    isEnded ||= SENTENCE_END.test(clause);
    return isPart;
  });
  return {
    call: clauses.filter((_, at) => isCall[at]).join(" "),
    rest: clauses.filter((_, at) => !isCall[at]).join(" "),
  };
}
