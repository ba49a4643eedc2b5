import { isNobodys } from "./channels.ts";
import type { ContactFields, ReadContact } from "./contact-fields.ts";
import type { Choice, Fragment, Line, Role, Scored } from "./fragments.ts";
import { LEXICON, plain } from "./lexicon.ts";
import { formatName, fullerName, nameOnBadge } from "./names.ts";
import { asWrittenThere } from "./native.ts";
import { continuesAddress, isPostal } from "./postal.ts";
import {
  companyScore,
  domainFit,
  emailFit,
  isLegalForm,
  isWholeTitle,
  nameScore,
  nameShape,
  titleScore,
} from "./scores.ts";
import { joinTitle, titleByPosition } from "./titles.ts";

/** Enough to be believed; below it a field is doubtful. */
const SURE = { name: 4.5, title: 4, company: 3.5 };
const LEAST = { name: 2.2, title: 2.4, company: 2 };
/** A person takes fewer. */
const MAX_FRAGMENTS = 60;
/** Most fragments that are compared. */
const MAX_CANDIDATES = 8;
/** What a sentence names beside other things is less. */
const SPOKEN = 1.5;

/** Who the lines of one person say it is; `language` is that of capitals. */
export function chooseFields(lines: readonly Line[], language?: string): ReadContact {
  const addresses = unique(lines.flatMap((line) => line.emails));
  const personal = addresses.filter((address) => !isNobodys(address));
  const emails = personal.length > 0 ? personal : addresses;
  const websites = lines.flatMap((line) => line.websites);
  const socials = lines.flatMap((line) => line.socials);
  const phones = lines.flatMap((line) => line.phones);
  const fragments = signature(lines).slice(0, MAX_FRAGMENTS);
  const { address, used } = findAddress(fragments);
  const rest = fragments.filter((fragment) => !used.has(fragment));
  const hosts = [...addresses.map((email) => email.split("@")[1]!), ...websites];
  const scored = rest.map((fragment, i) => score(fragment, i, emails, hosts));
  const chosen = asWrittenThere(assign(scored, rest), scored, rest);
  const doubtful: (keyof ContactFields)[] = [];
  const valueOf = (role: Role) => {
    const choice = chosen[role];
    if (!choice) return null;
    const isSure = choice[role] >= SURE[role] && isVouchedFor(choice, chosen.name, emails, hosts);
    if ((!isSure && !choice.fragment.label) || choice.fragment.isAside) doubtful.push(role);
    return choice.fragment.text;
  };
  const [named, scoredTitle, company] = [valueOf("name"), valueOf("title"), valueOf("company")];
  const name = named === null ? null : fullerName(named, rest, emails);
  // Of a family name that only an address has, the accents may be missing.
  if (name !== null && name !== named && !rest.some(({ text }) => name.endsWith(text))) doubtful.push("name");
  const beside = scoredTitle === null ? titleByPosition(chosen, rest) : undefined;
  if (beside) doubtful.push("title");
  const title = scoredTitle ?? beside?.text ?? null;
  const guessed = name === null ? (nameFromEmail(emails[0], rest) ?? nameOnBadge(rest)) : undefined;
  const called = name ?? guessed;
  if (guessed !== undefined) doubtful.push("name");
  if (personal.length < emails.length) doubtful.push("emails");
  if (phones.some(({ isGuess }) => isGuess)) doubtful.push("phones");
  if (address !== null && !isSureAddress(address)) doubtful.push("address");
  return {
    fields: {
      name: called === undefined ? null : formatName(called, language),
      title: title === null ? null : joinTitle(title, chosen.title?.fragment ?? beside!, rest, chosen),
      company: company === null ? null : withoutPlace(unquoted(company), hosts),
      emails: called === undefined ? emails : ownEmails(called, emails, lines),
      phones: uniquePhones(phones),
      website: chooseWebsite(websites, hosts) ?? socials[0] ?? null,
      address,
    },
    doubtful,
  };
}

/** What a sentence names is of many; of the person if that is introduced, or an address fits. */
function isVouchedFor({ fragment }: Scored, name: Scored | undefined, emails: string[], hosts: string[]): boolean {
  if (!fragment.isSpoken) return true;
  const person = name?.fragment;
  return (
    person?.isIntroduced === true ||
    person?.label !== undefined ||
    (person !== undefined && emails.some((email) => emailFit(person.text, email) >= 3.5)) ||
    hosts.some((host) => domainFit(fragment.text, host) >= 4)
  );
}

/** Without the addresses of others that a letter names above who writes it. */
function ownEmails(name: string, emails: string[], lines: readonly Line[]): string[] {
  const own = emails.filter((email) => emailFit(name, email) >= 3.5);
  const isOthers = (email: string) =>
    lines.some((line) => line.isProse && line.emails.includes(email) && !line.emails.some((one) => own.includes(one)));
  return own.length === 0 ? emails : emails.filter((email) => own.includes(email) || !isOthers(email));
}

const unique = (texts: string[]) => [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()];
const uniquePhones = (phones: Line["phones"]) => [
  ...new Map(phones.map(({ value, kind }) => [value.replace(/\D/g, ""), { value, kind }])).values(),
];

/** The fragments after the end of a letter if somebody is named there; else all. */
function signature(lines: readonly Line[]): Fragment[] {
  const all = lines.flatMap(({ fragments }) => fragments);
  const end = lines.findLastIndex(({ isSignOff }) => isSignOff);
  if (end < 0) return all;
  const after = lines.slice(end).flatMap(({ fragments }) => fragments);
  return after.some((fragment) => nameScore(fragment.text) > 2) ? after : all;
}

function score(fragment: Fragment, position: number, emails: string[], hosts: string[]): Scored {
  const { text, label } = fragment;
  if (label === "name" || label === "title" || label === "company") {
    const labelled = { fragment, name: 0, title: 0, company: 0 };
    return { ...labelled, [label]: label === "name" && !nameShape(text) && titleScore(text) > 3 ? 0 : 12 };
  }
  const host = Math.max(0, ...hosts.slice(0, MAX_CANDIDATES).map((one) => domainFit(text, one)));
  const shape = nameShape(text);
  const name = nameScore(text);
  const title = titleScore(text);
  const brand = companyScore(text);
  // `sales@` is of a department.
  const isOffice = title > 2 && title < 4;
  const fit = isOffice ? 0 : Math.max(0, ...emails.slice(0, MAX_CANDIDATES).map((email) => emailFit(text, email)));
  // A page of one's own: `junocastellan.com`.
  const isPersonal = brand === 0 && shape !== undefined && shape.words.length > 1;
  const isOneWord = !/\s/.test(text);
  return {
    fragment,
    name: shape
      ? Math.max(0, name + (isOneWord && name === 0 ? fit * 0.7 : fit)) +
        (name > 0 ? ([1.5, 0.8, 0.4][position] ?? 0) : 0) +
        (fragment.isSigned ? 2 : 0) +
        (fragment.isIntroduced ? 4 : 0) -
        (host >= 4 && fit < 4 && !isPersonal ? 2 : 0) -
        (fragment.isFooter ? 2.5 : 0) -
        (fragment.isSpoken && !fragment.isIntroduced ? SPOKEN : 0) -
        (fragment.isEmployer ? 4 : 0)
      : 0,
    title: Math.max(
      fragment.isAside ? 2.5 : 0,
      title - (isLegalForm(text) ? 5 : 0) - (brand >= 3 && host >= 4 ? 3 : 0),
    ),
    company:
      companyOf(text, brand, host, fit, title, name) + (fragment.isEmployer ? 6 : 0) - (fragment.isSpoken ? SPOKEN : 0),
  };
}

function companyOf(text: string, brand: number, host: number, fit: number, title: number, name: number): number {
  if (text.length > 90) return 0;
  const isBrand = /^[\p{Lu}\p{Lo}\d]/u.test(text) && text.split(" ").length <= 4 && title === 0;
  // `SALON DU BOIS 2025` is an event.
  const isEvent = brand < 7 && /\b20[2-4]\d$/.test(text);
  const base = brand + host + (isBrand ? 1.6 : 0) - (isEvent ? 2 : 0);
  return Math.max(
    0,
    base -
      (title >= 4 && (brand < 3.2 || (brand < 7 && isWholeTitle(text))) ? 4 : 0) -
      (brand < 3 ? Math.max(0, fit - host) : 0) -
      (brand === 0 && host >= 4 && name >= 2.5 ? 1.8 : 0) -
      (brand === 0 && host === 0 && name > 4 ? 1 : 0),
  );
}

/** The three fragments that make the most of the text together. */
function assign(scored: Scored[], order: Fragment[]): Choice {
  const top = (role: Role) => [
    undefined,
    ...scored
      .filter((one) => one[role] >= LEAST[role] - 0.8)
      .sort((a, b) => b[role] - a[role])
      .slice(0, MAX_CANDIDATES),
  ];
  let best: { choice: Choice; sum: number } = { choice: {}, sum: -1 };
  for (const name of top("name"))
    for (const title of top("title")) {
      if (title && title === name) continue;
      for (const company of top("company")) {
        if (company && (company === name || company === title)) continue;
        const sum = sumOf(name, title, company, order);
        if (sum > best.sum)
          best = { choice: { ...(name && { name }), ...(title && { title }), ...(company && { company }) }, sum };
      }
    }
  return best.choice;
}

function sumOf(
  name: Scored | undefined,
  title: Scored | undefined,
  company: Scored | undefined,
  order: Fragment[],
): number {
  const position = (one: Scored) => order.indexOf(one.fragment);
  const near = (one: Scored) => (name ? Math.max(0, 1.2 - 0.3 * Math.abs(position(one) - position(name))) : 0);
  const value = (one: Scored | undefined, role: Role, bonus: number) =>
    !one
      ? role === "name"
        ? -1.2
        : 0
      : one[role] + bonus < LEAST[role]
        ? -1
        : Math.min(one[role], 9) + bonus - position(one) * 0.06;
  return (
    value(name, "name", 0) +
    value(title, "title", title ? near(title) : 0) +
    value(company, "company", company ? near(company) * 0.7 : 0)
  );
}

/** `Studio Lario Progetti di Como` of `larioprogetti.example`. */
function withoutPlace(company: string, hosts: string[]): string {
  const [, own = "", place = ""] = /^(.{3,60}?),? (?:di|de|in|aus|à|a) (\p{Lu}\p{L}{2,20})$/u.exec(company) ?? [];
  const isApart = hosts.some((host) => domainFit(own, host) >= 4.5 && !plain(host).includes(plain(place)));
  return own !== "" && isApart ? own : company;
}

const unquoted = (text: string) =>
  text
    .replace(/^["'“„«](.+)["'“”»]$/u, "$1")
    .replace(/(?<=\S)\s\([^()]*\)?$/u, "")
    .replace(/^(?:@|at|bei|chez)\s/iu, "")
    .trim();

const isSureAddress = (address: string) => /\d/.test(address);

/** Lines of one place that follow each other; the longest if there are several. */
function findAddress(fragments: Fragment[]): { address: string | null; used: Set<Fragment> } {
  const groups: Fragment[][] = [];
  let open: Fragment[] | undefined;
  for (const [i, fragment] of fragments.entries()) {
    const next = fragments[i + 1];
    const isPart =
      fragment.label === "address" ||
      (fragment.label === undefined &&
        isPostal(fragment.text) &&
        titleScore(fragment.text) < 4 &&
        !isLegalForm(fragment.text));
    const isBetween =
      !isPart &&
      open !== undefined &&
      fragment.label === undefined &&
      continuesAddress(fragment.text) &&
      next !== undefined &&
      next.block === fragment.block &&
      isPostal(next.text) &&
      companyScore(fragment.text) < 3 &&
      titleScore(fragment.text) < 3 &&
      nameScore(fragment.text) < 4.5;
    const isEnd =
      !isPart &&
      !isBetween &&
      open !== undefined &&
      fragment.line - open.at(-1)!.line <= 1 &&
      fragment.block === open.at(-1)!.block &&
      /^\p{Lu}[\p{L}\s.'-]{2,24}$/u.test(fragment.text) &&
      !open.some(({ text }) => /\d{4}/.test(text)) &&
      companyScore(fragment.text) < 3 &&
      titleScore(fragment.text) === 0 &&
      nameScore(fragment.text) < 3.5;
    if (isPart || isBetween || isEnd) {
      if (open && fragment.line - open.at(-1)!.line > 2) open = undefined;
      if (open) open.push(fragment);
      else groups.push((open = [fragment]));
    } else open = undefined;
  }
  const weight = (group: Fragment[]) =>
    group.reduce((sum, { text, label }) => sum + (label ? 10 : 0) + (/\d/.test(text) ? 2 : 1), 0);
  const best = groups.reduce<Fragment[] | undefined>(
    (top, group) => (!top || weight(group) > weight(top) ? group : top),
    undefined,
  );
  return { address: best ? best.map(({ text }) => text).join(", ") : null, used: new Set(groups.flat()) };
}

/** A page of the same company as the addresses, else the first. */
function chooseWebsite(websites: string[], hosts: string[]): string | null {
  const own = websites.find((site) =>
    hosts.some((host) => !websites.includes(host) && site.toLowerCase().includes(host.toLowerCase())),
  );
  return own ?? websites[0] ?? null;
}

/** `anna.weber@` without a name beside it, or with the first alone. */
function nameFromEmail(email: string | undefined, fragments: readonly Fragment[]): string | undefined {
  const [, first, last] = /^(\p{L}{2,20})[._](\p{L}{2,24})@/u.exec(email ?? "") ?? [];
  if (!first || !last) return undefined;
  const capitalize = (text: string) => text[0]!.toUpperCase() + text.slice(1).toLowerCase();
  const written = fragments.find(({ text }) => plain(text) === plain(first))?.text;
  return written || LEXICON.names.has(first) ? `${written ?? capitalize(first)} ${capitalize(last)}` : undefined;
}
