import { BRACKETED, clausesOf, isName, isSentence, PARTICLE, type Mention, type Run, runsOf } from "./clauses.ts";
import { cityCountry } from "./cities.ts";
import { countryNamed, LEXICON, plain } from "./lexicon.ts";
import { companyScore, domainFit, emailFit, isLegalForm, nameScore, nameShape, titleScore } from "./scores.ts";
import { EMPLOYER, splitText } from "./split-text.ts";
import { readUnspaced } from "./unspaced-sentences.ts";

// Sentences name a person between words that say nothing of them: `this is Petra Lang from Nordlicht Yachts`.

/** The names, titles and companies of a sentence; undefined if a text is none. `emails` are those of the whole text. */
export function readSentence(text: string, emails: readonly string[]): Mention[] | undefined {
  const unspaced = readUnspaced(text);
  if (unspaced) return unspaced;
  if (!isSentence(text)) return undefined;
  const mentions: Mention[] = [];
  for (const clause of clausesOf(text)) {
    const bracketed = BRACKETED.exec(clause)?.[1];
    if (bracketed && mentions.at(-1)?.isIntroduced && titleScore(bracketed) < 4)
      mentions.push({ text: bracketed, isEmployer: true });
    else
      for (const run of runsOf(clause, nameScore(mentions.at(-1)?.text ?? "") >= 2.5))
        mentions.push(...mentionsOf(run, emails, mentions.at(-1)));
  }
  return mentions;
}

function mentionsOf(run: Run, emails: readonly string[], before: Mention | undefined): Mention[] {
  const text = run.words.join(" ");
  const isIntroduced = run.after === "introduction";
  const titled = splitTitled(run.words);
  if (titled) return [{ text: titled.name, isIntroduced }, { text: titled.title }];
  const title = titleScore(text) >= 4 && nameScore(text) < 4 && !isLegalForm(text);
  // `my new lead`, `our partner`: only what is said of somebody is a title.
  if (title && (isIntroduced || run.isFirst || before)) return titlesOf(text);
  if (title) return [{ text: withoutRest(run.words), isAside: true }];
  const [left, right] = splitAtParticle(run.words, emails);
  const name = run.after === "other" ? bestOf(left, emails) : capitalsOf(left);
  if (!/\p{L}{2}/u.test(name) || LEXICON.noise.has(name) || countryNamed(name) || cityCountry(name)) return [];
  // `for Tom`, `from Anna`.
  if (run.after === "from") return LEXICON.names.has(name) ? [] : [{ text: name, isEmployer: true }];
  const employer = right ? [{ text: right, isEmployer: true }] : [];
  const fitsEmail = emails.some((email) => emailFit(name, email) >= 3.5);
  if (isIntroduced && nameShape(name)) return [{ text: name, isIntroduced }, ...employer];
  const least = run.hasEmployer || run.isWhole ? 2.5 : 4;
  // `Zenon Kurpiel, Hydro-Kurp`.
  if (run.isWhole && before && nameScore(before.text) >= 2.5 && isName(run.words[0])) return [{ text: name }];
  const isLong = name.includes(" ") && (nameScore(name) >= least || companyScore(name) >= 3);
  return fitsEmail || isOfHost(name, emails) || isLong ? [{ text: name }, ...employer] : [];
}

/** The words of a title, of all that stand together. */
function withoutRest(words: string[]): string {
  const { first, last } = LEXICON.titles.match(words.map(plain));
  return words.length < 4 || first < 0 ? words.join(" ") : words.slice(first, last + 1).join(" ");
}

/** `l'architetto Tiberio Valsecchi`. */
function splitTitled(words: string[]): { title: string; name: string } | undefined {
  const at = words.findIndex(isName);
  const [title, name] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
  const isTitled = at > 0 && words.length - at > 1 && nameScore(name) >= 2.5 && titleScore(name) === 0;
  return isTitled && titleScore(title) >= 4 ? { title, name } : undefined;
}

const titlesOf = (text: string): Mention[] =>
  splitText(text).map((part) =>
    part.startsWith(EMPLOYER) ? { text: part.slice(EMPLOYER.length), isEmployer: true } : { text: part },
  );

/** `Jonas Reuter von der Tischlerei Holzweg`, but `Friederike von Hollen` and `Inés Ruiz de la Vega`. */
function splitAtParticle(words: string[], emails: readonly string[]): [string[], string?] {
  const splits = words.flatMap((word, at): { left: string[]; right: string; word: string }[] =>
    at > 0 && PARTICLE.test(word) ? [{ left: words.slice(0, at), right: capitalsOf(words.slice(at + 1)), word }] : [],
  );
  const isSurname = (right: string) => emails.some((email) => emailFit(right, email) >= 1.5);
  const split =
    splits.findLast(({ right }) => isOfHost(right, emails)) ??
    splits.find(({ right, word }) => companyScore(right) >= 3 && !PARTICLE.test(right) && word !== "de") ??
    splits.find(
      ({ left, right, word }) =>
        !isSurname(right) &&
        (right.includes(" ") ? left.length > 1 || /^von/.test(word) : left.length > 1 && /^von/.test(word)),
    );
  return split ? [split.left, split.right] : [words];
}

const isOfHost = (company: string, emails: readonly string[]) =>
  emails.some((email) => domainFit(company, email.split("@")[1]!) >= 4);

/** Of several names in a run the one that fits most. */
function bestOf(words: string[], emails: readonly string[]): string {
  const names = words.flatMap((word, i) => (isName(word) && !isName(words[i - 1]) ? [capitalsOf(words.slice(i))] : []));
  const fit = (name: string) =>
    nameScore(name) +
    Math.max(0, ...emails.map((email) => emailFit(name, email) + domainFit(name, email.split("@")[1]!)));
  return names.reduce((best, name) => (fit(name) > fit(best) ? name : best), names[0] ?? "");
}

/** The first words of a run that are written as names are. */
function capitalsOf(words: string[]): string {
  const from = words.findIndex(isName);
  if (from < 0) return "";
  const rest = words.slice(from);
  const end = rest.findIndex(
    (word, i) =>
      !isName(word) &&
      !LEXICON.legalForms.has(word) &&
      !(
        word.length <= 9 &&
        /^[&\p{L}\s]/u.test(word) &&
        isName(rest[i + 1]) &&
        (word === "&" || LEXICON.from.has(word) || word.length <= 3)
      ),
  );
  return (end < 0 ? rest : rest.slice(0, end)).join(" ");
}
