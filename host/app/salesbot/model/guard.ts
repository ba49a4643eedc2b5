import type { AssistantContext } from "../engine/facts/facts.ts";
import { normalise } from "../engine/languages/normalize.ts";
import { type CitableFact, citableFacts, textOf, wholeText } from "./cited-facts.ts";
import { foreignAddress, withoutAddresses } from "./addresses.ts";
import { figureObjection } from "./figure-rule.ts";
import {
  AGREED,
  CONTACT_DETAILS,
  HAND_OVER,
  NOTED,
  OF_MONEY,
  PLAIN_YES,
  PROMISES,
  NEGATED,
  YES,
} from "./guard-words.ts";
import type { Grounds, Rule, Verdict } from "./grounds.ts";
import { nameObjection } from "./name-rule.ts";
import { instructions } from "./prompt.ts";
import { weekdayObjection } from "./weekday-rule.ts";
import { judgeAnswer } from "./yes-no-rule.ts";
import { isAmong, type Reading, subjects, toReading } from "./reading.ts";

const LEAK_LENGTH = 40;
/** Rows of `PROMISES` that matter only where it is about money. The last one counts in denials, too. */
const FIRST_OF_MONEY = 10;
const LAST_OF_MONEY = 11;
const MAX_QUOTED = 60;

/** Holds a sentence of a model against the cited facts, the visitor's own words and what can be reckoned with both. */
export function judge(sentence: string, grounds: Grounds, isFirst: boolean): Verdict {
  const { facts, cited, lead } = grounds;
  const objectTo = (rule: Rule, objection: string, isSure = true): Verdict => ({
    objection: { rule, objection: objection.slice(0, MAX_QUOTED) },
    isSure,
  });
  if (grounds.secrets.some((secret) => secret.length > 0 && sentence.includes(secret))) return objectTo("secret", "");
  if (repeatsInstructions(facts, sentence)) return objectTo("prompt", "");
  if (/<[a-z/!]|&(?:lt|gt|#)/i.test(sentence)) return objectTo("markup", "");
  const address = foreignAddress(sentence, textOf(citableFacts(facts)), lead);
  if (address) return objectTo("link", withoutPerson(address));
  const reading = toReading(withoutAddresses(sentence), grounds);
  const { plain } = reading;
  const agreed = AGREED.exec(plain)?.[0];
  if (agreed && !reading.isQuestion && !normalise(textOf(cited)).includes(agreed)) return objectTo("agreed", agreed);
  if (NOTED.test(plain) && CONTACT_DETAILS.test(plain) && !lead.email && !lead.phone && !NEGATED.test(plain))
    return objectTo("lead", NOTED.exec(plain)![0]);
  const figure = figureObjection(reading, grounds);
  if (figure) return objectTo("figure", figure);
  const name = nameObjection(withoutAddresses(sentence), reading, grounds);
  if (name) return objectTo("name", name);
  if (reading.isQuestion && !YES.test(plain)) return { isSure: true };
  const isHandOver = (HAND_OVER.test(plain) || NOTED.test(plain)) && !PLAIN_YES.test(plain);
  const weekday = isHandOver ? undefined : weekdayObjection(reading, grounds);
  if (weekday) return objectTo("weekday", weekday);
  const promise = isHandOver ? undefined : promiseObjection(reading, cited);
  if (promise) return objectTo("promise", promise, false);
  if (isHandOver) return { isSure: true };
  return judgeAnswer(reading, grounds, isFirst);
}

/** Removes personal data from an address for the log: only its host, or its kind, stays. */
const withoutPerson = (address: string): string =>
  address.includes("@") ? address.slice(address.indexOf("@")) : /^[\d+()]/.test(address) ? "number" : address;

/** Whether a text repeats a line of the instructions. */
function repeatsInstructions(facts: AssistantContext, sentence: string): boolean {
  const flat = (words: string) => normalise(words).replace(/\s+/g, " ");
  const flatText = flat(sentence);
  return instructions(facts)
    .split(/\n|(?<=[.:])\s/)
    .map(flat)
    .some(
      (line) =>
        line.length >= LEAK_LENGTH &&
        (flatText.includes(line) || (line.includes(flatText.slice(0, 80)) && flatText.length >= LEAK_LENGTH)),
    );
}

/** A promise that no cited fact makes of the same thing. */
function promiseObjection({ plain, language, own, text }: Reading, cited: readonly CitableFact[]): string | undefined {
  const isDenied = NEGATED.test(plain) && !/\bno (?:extra )?(?:cost|charge)\b/.test(plain);
  const words = language === own ? subjects(text, language) : [];
  for (const [row, promise] of PROMISES.entries()) {
    const made = promise.exec(plain)?.[0];
    if (!made) continue;
    const meant = words.filter((word) => !isAmong(word, subjects(made, language)));
    const isMade = cited.some((fact) => {
      const about = subjects(wholeText(fact), own);
      return (
        promise.test(normalise(wholeText(fact))) && (meant.length === 0 || meant.some((word) => isAmong(word, about)))
      );
    });
    if (isMade || (isDenied && row < PROMISES.length - 1)) continue;
    const isOfMoney = row >= FIRST_OF_MONEY && row <= LAST_OF_MONEY;
    if (!isOfMoney || OF_MONEY.test(plain)) return made;
  }
  return undefined;
}
