import { emailsIn } from "./channels.ts";
import { LEXICON } from "./lexicon.ts";
import { nameScore, nameShape } from "./scores.ts";

const QUOTE = /^\s{0,4}>/;
/** `On 3 April 2025, Martin Hale <…> wrote:`, `Am 14.03.2025 schrieb Uwe Pahlke:` */
const QUOTED = /^.{0,12}\d{1,4}.{0,160}:\s{0,4}$/;

/** A reply without what it answers to: whoever wrote that is somebody else. */
export function withoutQuote(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  const isQuote = lines.map(
    (line, i) =>
      QUOTE.test(line) || (QUOTED.test(line) && QUOTE.test(lines.slice(i + 1).find((next) => next.trim()) ?? "")),
  );
  const own = lines.filter((_, i) => !isQuote[i]);
  const says = own.some((line) => /\d(?:[\s().\/-]{0,2}\d){6}/.test(line) || emailsIn(line).length > 0 || isName(line));
  return says ? own.join("\n") : text;
}

const isName = (line: string) => nameScore(line) >= 2.5 && nameShape(line)!.words.length > 1;

/** The place of a line `Servus Martin,` above a letter: whom it is to. */
export function salutationIn(lines: readonly string[]): number {
  const at = lines.findIndex((line) => /\p{L}/u.test(line));
  const next = lines.slice(at + 1).find((line) => /\p{L}/u.test(line));
  const line = lines[at] ?? "";
  const isShort = /^[^\d:@|]{2,40}[,!،，]\s{0,4}$/u.test(line) && line.trim().split(/\s+/).length < 6;
  const words = next?.trim().split(/\s+/) ?? [];
  const isLetter = words.length > 6 || words.filter((word) => LEXICON.common.has(word)).length > 1;
  return isShort && isLetter ? at : -1;
}
