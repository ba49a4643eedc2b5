import { withoutEnd } from "./edges.ts";
import type { Choice, Fragment } from "./fragments.ts";
import { LEXICON } from "./lexicon.ts";
import { nameScore, titleScore } from "./scores.ts";

/** What stands between a name and a company, or is written small below a name: a title in words that we do not know. */
export function titleByPosition({ name, company }: Choice, order: readonly Fragment[]): Fragment | undefined {
  if (!name || name.fragment.isSpoken) return undefined;
  const at = order.indexOf(name.fragment);
  const [before, next] = [order[at - 1], order[at + 1]];
  // `School office – Ada Lund – 01454 …`
  const isRow =
    before && before.line === name.fragment.line && before !== company?.fragment && !before.isSpoken && !before.label;
  if (
    isRow &&
    /^[\p{L}\s&/-]{3,40}$/u.test(before.text) &&
    before.text.split(" ").length < 5 &&
    nameScore(before.text) < 2.5
  )
    return before;
  if (!next || next === company?.fragment || next.label || next.isSpoken || next.block !== name.fragment.block) return;
  const isBetween =
    company !== undefined &&
    order[at + 2] === company.fragment &&
    (company.fragment.isEmployer || company.company >= (company.fragment.line === next.line ? 2 : 4.5));
  const isTitle =
    /^[\p{L}\s&/-]{2,40}$/u.test(next.text) && next.text.split(" ").length < 5 && nameScore(next.text) < 4;
  return isTitle && (isBetween || /^\p{Ll}/u.test(next.text)) ? next : undefined;
}

/** `Your wedding coordinator` */
const POSSESSIVE =
  /^(?:your|our|my|ihre?|unsere?|mein|meine|votre|notre|mon|ma|su|tu|mi|uw|ons|onze|vores|din|deres|nosso|nossa)$/iu;
const isSmall = (word: string) => (LEXICON.from.has(word) || LEXICON.common.has(word)) && !LEXICON.titles.has(word);

/** A title over two lines, or beside another of the same line. */
export function joinTitle(title: string, fragment: Fragment, order: Fragment[], chosen: Choice): string {
  const next = order[order.indexOf(fragment) + 1];
  const before = order[order.indexOf(fragment) - 1];
  const taken = [chosen.name?.fragment, chosen.company?.fragment];
  const joins = (one: Fragment | undefined) => one && !taken.includes(one) && one.label === undefined;
  const isUnspaced = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u;
  if (
    isUnspaced.test(title) &&
    joins(before) &&
    titleScore(before!.text) > 0 &&
    titleScore(before!.text) < 4 &&
    fragment.line - before!.line <= 1
  )
    return `${before!.text} ${title}`;
  const isOpen = /(?:&|\band|\bund|\by|\bet|\be|\bof|\bfor|\bde|\bdi|\bfür|,)$/iu.test(title);
  if (isOpen && joins(next)) return `${title} ${next!.text}`;
  // `owner of`, `plumber I`, `also a tutor`: words of the sentence around it.
  const words = withoutEnd(title, " ,;:–-").split(" ");
  const isRest = (word: string) => (/^\p{Ll}/u.test(word) || (word === "I" && /^\p{Ll}/u.test(title))) && isSmall(word);
  while (words.length > 1 && isRest(words.at(-1)!)) words.pop();
  while (words.length > 1 && (isRest(words[0]!) || POSSESSIVE.test(words[0]!))) words.shift();
  return words.join(" ");
}
