import { emailsIn } from "./channels.ts";
import { withoutMarks } from "./clean-lines.ts";
import { LEXICON } from "./lexicon.ts";
import { ownerOfNumber } from "./passed-on.ts";
import { emailFit, nameScore } from "./scores.ts";

// Who a line says writes it, is written to, and is reached by its addresses and numbers.

/** Most addresses that names are compared with. */
export const MAX_EMAILS = 8;

/** `Cc: Ben Thorne <ben@pennant.example>`: not who writes. `A: 12 Quay Street` is an address. */
export function namesRecipients(line: string): boolean {
  const [, label = "", value = ""] = /^([^:<>@]{1,20}?)\s?:\s?(.*)$/u.exec(line) ?? [];
  return LEXICON.recipients.has(label) && /^(?:[^<>@]{0,80}<)?[^\s<>@]{1,64}@/u.test(value);
}

/** Where an address begins that stands behind a name, in brackets: `Esther Nakamura <esther@…>`. */
const BRACKETED_EMAIL = /["']?\s?[<(]([^\s<>()@]{1,64}@[^\s<>()@]{3,80})/gu;

/** `From: Bettina Sorge <sorge@acme.example>`, `On 2 March 2026 at 17:45, Esther Nakamura <…> wrote`. */
export function senderOf(line: string): string | undefined {
  const [match] = line.matchAll(BRACKETED_EMAIL);
  return match && nameBefore(line.slice(0, match.index), match[1]!);
}

/** The name that a text ends with. */
function nameBefore(text: string, email: string): string | undefined {
  const [, familyName, firstName] = /(?:^|[:"'])\s?([^:"',]{2,30}),\s([^:"',]{2,30})$/u.exec(text) ?? [];
  const words = text
    .split(/[:,"';]\s?/)
    .at(-1)!
    .trim()
    .split(/\s+/);
  const names = [4, 3, 2].filter((count) => count <= words.length).map((count) => words.slice(-count).join(" "));
  const all = firstName ? [`${firstName} ${familyName}`, ...names] : names;
  const fit = (name: string) => nameScore(name) + emailFit(name, email);
  const best = all.reduce<string | undefined>((top, one) => (fit(one) > (top ? fit(top) : 0) ? one : top), undefined);
  return best && nameScore(best) >= 2.5 ? best : undefined;
}

/** Lines of one person each, where a line names several with their addresses. */
export function linesByPersons(line: string): string[] {
  const matches = [...line.matchAll(BRACKETED_EMAIL)];
  if (namesRecipients(withoutMarks(line))) return [line];
  if (matches.length < 2) return sentencesByPerson(line);
  const starts = matches.flatMap((match, i) => {
    const from = i === 0 ? 0 : matches[i - 1]!.index + matches[i - 1]![0].length;
    const before = line.slice(from, match.index);
    const name = nameBefore(before, match[1]!);
    return name && before.includes(name) ? [from + before.lastIndexOf(name)] : [];
  });
  return starts.length < 2 ? [line] : starts.map((start, i) => line.slice(i === 0 ? 0 : start, starts[i + 1]));
}

const WHOLE_NAME = /\p{Lu}[\p{L}'’-]{1,20}(?: \p{Ll}{1,4}){0,2}(?: \p{Lu}[\p{L}'’-]{1,20}){1,3}/gu;
const NUMBER = /(?<![\d\p{L}])[+(]{0,2}\d(?:[\s().\/-]{0,2}\d){7,14}/gu;

/** `Meet Ada Lund (ada@…). Tom Bell runs product, he is at tom@…`: whose each address and number is. */
function sentencesByPerson(line: string): string[] {
  const names = [...line.matchAll(WHOLE_NAME)];
  let from = 0;
  const byEmail = emailsIn(line)
    .slice(0, MAX_EMAILS)
    .flatMap((email) => {
      const at = line.indexOf(email, from);
      const own = names.find(({ index, 0: name }) => index >= from && index < at && emailFit(name, email) >= 3.5);
      from = at < 0 ? from : at + email.length;
      return own ? [own.index] : [];
    });
  const byNumber = [...line.matchAll(NUMBER)].slice(0, MAX_EMAILS).flatMap((match, i, all) => {
    const start = i === 0 ? 0 : all[i - 1]!.index + all[i - 1]![0].length;
    const before = line.slice(start, match.index);
    const [owner] = ownerOfNumber(before);
    return owner ? [start + before.lastIndexOf(owner.text)] : [];
  });
  const starts = byEmail.length > 1 ? byEmail : byNumber;
  return starts.length < 2 ? [line] : starts.map((start, i) => line.slice(i === 0 ? 0 : start, starts[i + 1]));
}
