import { trimText } from "./clean-lines.ts";
import { CONNECTORS, isCjk, labelOf, LEXICON, plain } from "./lexicon.ts";
import { isPostal } from "./postal.ts";
import { companyScore, isDepartment, isLegalForm, isUnspacedName, nameScore, nameShape, titleScore } from "./scores.ts";

/** Stands before a company that a title names: `at Acme`. */
export const EMPLOYER = "\u0002";

/** Stands before what may be a title, in words that no list has: `Statics: Ada Lund`, `Ada Lund (rentals)`. */
export const ASIDE = "\u0004";

/** Several meanings in one text: `Jane Doe, CTO`, `Head of Sales at Acme`, `営業部長 山田太郎`. */
export function splitText(text: string): string[] {
  if (text.startsWith(ASIDE)) return [text];
  const cjk = splitUnspaced(text);
  if (cjk) return cjk;
  const connected = splitAtConnector(text);
  if (connected)
    return connected.flatMap((part) =>
      part.startsWith(EMPLOYER) ? [part.split(/,\s(?!\p{L}{1,5}\.?$)/u)[0]!] : splitText(part),
    );
  const introduced = splitIntroduced(text);
  if (introduced) return introduced.flatMap(splitText);
  const inBrackets = /^([^()]{3,60}?)\s?\(([^()]{2,60})\)/u.exec(text);
  if (inBrackets?.[2]!.split(",").some((part) => titleScore(part) > 3 || companyScore(part) > 3))
    return [inBrackets[1]!, inBrackets[2]!].flatMap(splitText);
  // `Edil Savena S.r.l. - Via Emilia, 118 - Bologna`
  const [whole = "", ...behind] = text.split(/\s[-–]\s/);
  if (behind.length > 0 && isLegalForm(whole) && !behind.some((part) => isLegalForm(part)))
    return [whole, ...splitText(behind.join(" - "))];
  // `Ada Lund (rentals)`
  if (inBrackets && nameScore(inBrackets[1]!) >= 2.5 && /^\p{Ll}/u.test(inBrackets[2]!) && isRole(inBrackets[2]!))
    return [inBrackets[1]!, ASIDE + inBrackets[2]!];
  if (text.includes(",")) return splitAtCommas(text);
  const spaced = text.split(/\s[-–]\s/);
  if (spaced.length === 2 && titleScore(spaced[0]!) > 3 && titleScore(spaced[1]!) > 0 && titleScore(spaced[1]!) < 4)
    return [text];
  if (spaced.length > 1 && spaced.some((part) => titleScore(part) > 2 || companyScore(part) > 3 || nameScore(part) > 5))
    return spaced.flatMap(splitText);
  return [text];
}

/** One to three words that are no label of anything else. */
const isRole = (text: string) =>
  /^\p{L}[\p{L}-]{3,20}(?: [\p{L}-]{1,20}){0,2}$/u.test(text) &&
  labelOf(text) === undefined &&
  !/^(?:geb|née?|nata|born|formerly|ex|aka|alias|dit|dite|verh)(?!\p{L})/iu.test(text) &&
  !LEXICON.noise.covers(plain(text).split(" ")) &&
  !plain(text)
    .split(" ")
    .some((word) => LEXICON.introductions.has(word) || LEXICON.recipients.has(word));

/** `Owner: Gary Tibbs`, `Press: Tamsin Roe`, `Rechtsanwältin Dr. Friederike von Hollen`. */
function splitIntroduced(text: string): string[] | undefined {
  const colon = /^([^:]{2,40}):\s?(.+)$/u.exec(text);
  const [named = "", next = ""] = colon?.[2]!.split(",") ?? [];
  if (colon && titleScore(colon[1]!) >= 4 && nameShape(named)) return [colon[1]!, colon[2]!];
  const bracketed = /\(([^()]{2,60})\)/u.exec(named)?.[1] ?? "";
  const isPerson = titleScore(next) >= 4 || companyScore(bracketed) >= 3 || titleScore(bracketed) >= 4;
  if (colon && (nameScore(named) >= (isPerson ? 2.5 : 5) || isLegalForm(colon[2]!)))
    return nameScore(named) >= 2.5 && isRole(colon[1]!) ? [colon[2]!, ASIDE + colon[1]!] : [colon[2]!];
  const [first = "", ...rest] = text.split(/\s+/);
  const name = rest.join(" ").split(",")[0]!;
  const isTitle = first.length > 3 && titleScore(first) >= 4 && titleScore(name) === 0;
  return isTitle && rest.length > 1 && nameScore(name) >= 5 && nameScore(text.split(",")[0]!) < 5.5
    ? [first, rest.join(" ")]
    : undefined;
}

const HEAD_OF =
  /^((?:co-?)?(?:founder|ceo|cto|coo|cfo|owner|president|chairman|managing director|inhaber(?:in)?|gründer(?:in)?)(?: (?:&|and|und) \p{L}{2,12})?) (?:of|von) (\p{Lu}.*)$/iu;

/** `Zaakvoerder Van Steenkiste Dakwerken BV` */
const OWNER =
  /^(owner|proprietor|managing director|inhaber(?:in)?|geschäftsführer(?:in)?|gérante?|zaakvoerder|eigenaar|titolare|propietari[oa]|proprietári[oa]|właściciel(?:ka)?|jednatel(?:ka)?|indehaver|ügyvezető) (\p{Lu}.*)$/iu;

function splitAtConnector(text: string): string[] | undefined {
  const head = HEAD_OF.exec(text);
  if (head) return [head[1]!, EMPLOYER + head[2]!];
  const owner = OWNER.exec(text);
  if (owner && isLegalForm(owner[2]!)) return [owner[1]!, EMPLOYER + owner[2]!];
  if (/\bat law$/i.test(text)) return undefined;
  // `projektledare Fjordteknik AB`.
  const small = /^(\p{Ll}[\p{Ll}\s-]{4,40}) (\p{Lu}.{2,60})$/u.exec(text);
  if (small && isLegalForm(small[2]!)) return [small[1]!, EMPLOYER + small[2]!];
  // Hebrew writes `at` as the first letter of the next word.
  const hebrew = / ב(?=(\p{Script=Hebrew}{2,12}) \p{Script=Hebrew})/u.exec(text);
  if (hebrew && LEXICON.businesses.has(hebrew[1]!) && titleScore(text.slice(0, hebrew.index)) >= 4)
    return [text.slice(0, hebrew.index), EMPLOYER + text.slice(hebrew.index + 2)];
  for (const connector of CONNECTORS) {
    const at = text.toLowerCase().indexOf(connector === "ב-" ? " ב-" : ` ${connector} `);
    if (at < 2) continue;
    const [left, right] = [
      text.slice(0, at).trim(),
      text.slice(at + connector.length + (connector === "ב-" ? 1 : 2)).trim(),
    ];
    // `pm at Tidepool Labs`: who is somewhere is something.
    const isSome = isSure(connector) && left.split(" ").length < 4 && companyScore(left) < 3;
    if ((titleScore(left) < 4 && !isSome) || !/^@?[\p{Lu}\p{Lo}\d]|^@/u.test(right)) continue;
    // `Director in Residence`, `Chef en Cocina`, `Ingeniero en Sistemas`: short words join more than companies.
    if (!isSure(connector) && companyScore(right) < 2.5 && (isDepartment(right) || right.split(" ").length > 3))
      continue;
    // `Engineer at Parcelwave. Compilers, cats.`
    return [left, EMPLOYER + right.replace(/^@/, "").split(/(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u)[0]!];
  }
  return undefined;
}

const isSure = (connector: string) =>
  ["at", "@", "bei", "bei der", "beim", "chez", "presso", "bij", "au sein de", "لدى"].includes(connector);

const CREDENTIALS =
  /^(?:ph\.?\s?d\.?|mba|m\.?\s?b\.?\s?a\.?|m\.?\s?sc\.?|b\.?\s?sc\.?|m\.?\s?a\.?|b\.?\s?a\.?|ll\.?\s?[mb]\.?|m\.?\s?d\.?|d\.?\s?d\.?\s?s\.?|d\.?\s?v\.?\s?m\.?|dmd|esq\.?|cpa|cfa|pmp|pe|p\.?e\.?|jd|j\.?\s?d\.?|r\.?\s?n\.?|rn|aia|leed ap|cissp|riba|frsa|obe|mbe|cbe|kc|qc|jr\.?|sr\.?|ii|iii|iv|fca|aca|acca|frcs|mrcvs|m\.?\s?eng\.?|b\.?\s?eng\.?|dipl\.?[-\s]?(?:ing|kfm|des)\.?(?: \(fh\))?|scm|shrm-cp|sphr|csm|cfp|rd|lcsw|edd|dr\.? h\.?\s?c\.?)$/iu;
const isCredential = (text: string) => CREDENTIALS.test(text.trim());

const hasStreet = (text: string) => LEXICON.streets.match(plain(text).split(" ")).count > 0;

/** `Barkai, Levin & Co.` */
const PARTNERS = /^(?:[\p{Lu}\p{Lo}][\p{L}'’-]{1,20}, ){1,3}[\p{Lu}\p{Lo}][\p{L}'’-]{1,20},? (?:& |ושות)/u;

function splitAtCommas(text: string): string[] {
  if (PARTNERS.test(text)) return text.split(/\s[-–]\s/);
  const parts = text
    .split(/,\s*(?!\d{1,2}(?:\D|$)(?=.{0,3}$))(?![^()]{0,60}\))/u)
    .map(trimText)
    .filter(Boolean);
  const joined: string[] = [];
  for (const part of parts)
    if (joined.length > 0 && isLegalForm(part, true)) joined.push(`${joined.pop()!}, ${part}`);
    else if (joined.length > 0 && isCredential(part) && nameShape(joined.at(-1)!)) continue;
    else joined.push(part);
  if (joined.length === 1) return joined;
  const kinds = joined.map(kindOf);
  // `Weber, Anna`.
  if (
    joined.length === 2 &&
    kinds.every((kind) => kind === "other") &&
    joined.every((part) => /^\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)?$/u.test(part))
  )
    return LEXICON.names.has(joined[1]!.split(" ")[0]!) && !isPostal(text) ? [`${joined[1]!} ${joined[0]!}`] : [text];
  if (kinds.every((kind) => kind === "other" || kind === "postal")) {
    const isPersonFirst =
      nameShape(joined[0]!) !== undefined &&
      LEXICON.names.match(plain(joined[0]!).split(" ")).first === 0 &&
      kinds[0] !== "postal";
    if (isPersonFirst) return [joined[0]!, ...joined.slice(1)];
    // `Kowalczyk Tree Care, Portland, OR`
    const isPlaced =
      kinds[0] === "other" && kinds.at(-1) === "postal" && /^\p{Lu}[^\d]* \p{Lu}[^\d]*$/u.test(joined[0]!);
    const isOwnPlace = !isPostal(text) || (isPostal(joined.at(-1)!) && !isPostal(joined[0]!) && !hasStreet(joined[0]!));
    if (isPlaced && isOwnPlace) return [joined[0]!, joined.slice(1).join(", ")];
    return [text];
  }
  const groups: { kind: string; text: string }[] = [];
  for (const [i, part] of joined.entries()) {
    const kind = kinds[i]!;
    const last = groups.at(-1);
    const continues =
      last &&
      (kind === last.kind ||
        ((kind === "field" || isDepartment(part)) && last.kind === "title") ||
        (kind === "other" && last.kind === "postal"));
    if (continues && last.kind !== "other") last.text += `, ${part}`;
    else groups.push({ kind: kind === "field" ? "title" : kind, text: part });
  }
  return groups.flatMap(({ text: group }) => (group.includes(",") ? [group] : splitText(group)));
}

function kindOf(text: string): "title" | "field" | "company" | "postal" | "other" {
  const [title, company] = [titleScore(text), companyScore(text)];
  if (company > 5 && company >= title) return "company";
  if (title >= 4) return "title";
  if (isPostal(text)) return "postal";
  if (company >= 3) return "company";
  return title > 0 && text.split(" ").length < 5 ? "field" : "other";
}

/** `長谷川 美咲（Misaki Hasegawa）` without how that is read. */
const withoutReading = (text: string) =>
  text.replace(/\(([^()]{2,40})\)/gu, (all, inside: string) =>
    isCjk(inside) || nameShape(inside) === undefined || companyScore(inside) >= 3 ? all : " ",
  );

/** Chinese, Japanese and Korean lines hold several meanings apart by spaces, or by nothing. */
function splitUnspaced(text: string): string[] | undefined {
  if (!isCjk(text) || isPostal(text)) return undefined;
  const tokens = withoutReading(text)
    .split(/[\s,、/]+/u)
    .flatMap((token) => (isCjk(token) ? splitToken(token) : [token]));
  if (tokens.length < 2) return undefined;
  const groups: { kind: string; text: string }[] = [];
  for (const token of tokens) {
    const kind = unspacedKind(token);
    const last = groups.at(-1);
    const joins =
      last &&
      (last.kind === kind ||
        (kind === "other" && last.kind !== "title" && last.kind !== "latin") ||
        (last.kind === "form" && kind !== "title") ||
        (kind === "form" && last.kind !== "title"));
    if (joins) {
      last.text += ` ${token}`;
      if (kind === "form" || last.kind === "form") last.kind = "company";
    } else groups.push({ kind, text: token });
  }
  return groups.length > 0 ? groups.map((group) => group.text) : undefined;
}

function unspacedKind(token: string): "form" | "company" | "title" | "name" | "other" | "latin" {
  if (!isCjk(token)) return "latin";
  if (isLegalForm(token, true)) return "form";
  if (companyScore(token) >= 3 && !LEXICON.titles.ending(token)) return "company";
  if (titleScore(token) > 0) return "title";
  return isUnspacedName(token) ? "name" : "other";
}

/** `代表取締役山田太郎`, `김철수대리`. */
function splitToken(token: string): string[] {
  if (companyScore(token) >= 3 && LEXICON.legalForms.partIn(token)) return [token];
  const beginning = LEXICON.titles.beginning(token);
  if (beginning && beginning.length >= 2 && token.length - beginning.length >= 2) {
    const rest = token.slice(beginning.length);
    if (rest.length <= 5 && LEXICON.names.beginning(rest) && titleScore(rest) === 0) return [beginning, rest];
  }
  const ending = LEXICON.titles.ending(token);
  const start = token.slice(0, token.length - ending.length);
  if (
    ending.length >= 2 &&
    start.length >= 2 &&
    start.length <= 4 &&
    LEXICON.names.beginning(start) &&
    titleScore(start) === 0 &&
    !LEXICON.fields.partIn(start)
  )
    return [start, ending];
  return [token];
}
