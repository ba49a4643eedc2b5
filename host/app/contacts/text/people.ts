import { isNobodys } from "./channels.ts";
import type { Fragment, Line } from "./fragments.ts";
import { companyScore, emailFit, nameScore, titleScore } from "./scores.ts";

/** More people than this are not looked for in one text. */
const MAX_PEOPLE = 50;

/**
 * The lines of each person in a text. A person begins with a name that has an address, a number or a title of its own;
 * lines between two people belong to the one whose block of lines they are in.
 */
export function linesByPerson(lines: readonly Line[]): Line[][] {
  const anchors = findAnchors(lines);
  if (anchors.length < 2) return [[...lines]];
  const starts = anchors.map((anchor, i) => {
    const from = i === 0 ? 0 : anchors[i - 1]! + 1;
    let start = anchor;
    // What stands above a name in the same block is of the same person: `Acme GmbH`, then who works there.
    while (start > from && lines[start - 1]!.block === lines[anchor]!.block && isFree(lines[start - 1]!)) start--;
    const hasGap = i === 0 || lines[anchors[i - 1]!]!.block !== lines[anchor]!.block;
    return i === 0 ? 0 : hasGap ? start : anchor;
  });
  return starts.map((start, i) => lines.slice(start, starts[i + 1] ?? lines.length)).slice(0, MAX_PEOPLE);
}

const hasChannel = ({ emails, phones }: Line) => phones.length > 0 || emails.some((email) => !isNobodys(email));

/** Names nobody, and nothing of anybody's. */
const isFree = (line: Line) => !hasChannel(line) && !line.fragments.some(({ text }) => nameScore(text) >= 4.5);

/** The lines on which people begin. */
function findAnchors(lines: readonly Line[]): number[] {
  const candidates = lines.flatMap((line, i) => {
    const best = Math.max(0, ...line.fragments.map((fragment) => strengthOf(fragment, lines)));
    return best >= 4 ? [i] : [];
  });
  const anchors: number[] = [];
  const names = lines.map(nameIn);
  const isList = candidates.filter((at) => isRow(lines[at]!)).length > 2;
  for (const [i, at] of candidates.entries()) {
    const until = candidates[i + 1] ?? lines.length;
    const own = lines.slice(at, until);
    // The name once more, as profiles and letters have it.
    if (anchors.some((other) => sharesWord(names[other]!, names[at]!))) continue;
    if (own.some(hasChannel) || (isList && isRow(lines[at]!))) anchors.push(at);
  }
  // A number and an address each, not one person's name between two lines of a company's.
  const haveOwn = anchors.every(
    (at, i) => (isList && isRow(lines[at]!)) || lines.slice(at, anchors[i + 1] ?? lines.length).some(hasChannel),
  );
  return anchors.length > 1 && haveOwn ? anchors : findRows(lines);
}

/** `Headteacher – Mr Idris Bevan`, in one line. */
const isRow = ({ fragments }: Line) =>
  fragments.some(({ text, isSpoken }) => !isSpoken && nameScore(text) >= 2.5) &&
  fragments.some(({ text, isSpoken }) => !isSpoken && titleScore(text) >= 4);

/** The rows of a list: `Naomi Feldstein – Curator – Glasgate Museum`, each of somebody else. */
function findRows(lines: readonly Line[]): number[] {
  const rows = lines.flatMap(({ fragments: [name, ...rest] }, i) => {
    const hasMore =
      name !== undefined &&
      nameScore(name.text) >= 2.5 &&
      !name.isSpoken &&
      rest.some(({ text }) => titleScore(text) >= 4 || companyScore(text) >= 3);
    return hasMore ? [i] : [];
  });
  const isList = rows.every((at, i) => i === 0 || !sharesWord(nameIn(lines[at]!), nameIn(lines[rows[i - 1]!]!)));
  return isList && rows.length > 1 && rows.at(-1)! - rows[0]! === rows.length - 1 ? rows : [];
}

function strengthOf(fragment: Fragment, lines: readonly Line[]): number {
  if (fragment.label === "name") return 10;
  if (fragment.label !== undefined) return 0;
  const name = nameScore(fragment.text);
  if (name <= 0) return 0;
  const own =
    name < 1
      ? []
      : lines.filter(
          ({ index, block }) => block === fragment.block && index >= fragment.line && index - fragment.line < 8,
        );
  // A name of which nothing is known, with a number in its line.
  const hasNumber = name >= 2.5 && lines.some(({ index, phones }) => index === fragment.line && phones.length > 0);
  return (
    name +
    (hasNumber ? 1.5 : 0) +
    Math.max(0, ...own.flatMap(({ emails }) => emails.map((email) => emailFit(fragment.text, email))))
  );
}

/** Of the names in a line, whose it is: who is introduced, not who is spoken to. */
function nameIn({ fragments }: Line): string {
  const weight = (one?: Fragment) => (one ? nameScore(one.text) + (one.isIntroduced ? 4 : 0) : 0);
  return (
    fragments.reduce<Fragment | undefined>((best, one) => (weight(one) > weight(best) ? one : best), undefined)?.text ??
    ""
  );
}

function sharesWord(one: string, other: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2);
  const [short, long] = [words(one), words(other)].sort((a, b) => a.length - b.length) as [string[], string[]];
  return short.length > 0 && short.every((word) => long.includes(word));
}
