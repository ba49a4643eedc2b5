import type { LanguageCode } from "../engine/languages/libraries.ts";
import { lower, normalise } from "../engine/languages/normalize.ts";
import { dot, vectors } from "../engine/languages/vectors.ts";
import { amountsIn, figureLine } from "./amounts.ts";
import { type CitableFact, citableFacts, textOf, wholeText } from "./cited-facts.ts";
import { ASKS_WHAT, NEGATED, NO, NOT_MEANT, PERMITS, TOO, YES } from "./guard-words.ts";
import type { Grounds, Verdict } from "./grounds.ts";
import { beyondLimit, omitsCondition } from "./limit-rule.ts";
import { isAmong, type Reading, subjects } from "./reading.ts";

/** A clause with what it is about and whether it says so or not. */
interface Clause {
  about: readonly string[];
  /** Undefined where it may be either: what follows an `and` after a negation. */
  isNegated: boolean | undefined;
}

const CLAUSES =
  /[.;:,!?–—()]\s|[.;:,!?()]$|(?<!\p{L})(?:but|aber|sondern|pero|sino|mais|ma|maar|mas|because|weil|porque|car|perche|omdat|so|only|nur|solo|seulement)(?!\p{L})/u;
const AND = /(?<!\p{L})(?:and|or|und|oder|y|o|et|ou|e|ed|en|of)(?!\p{L})/u;
/** Words that begin or end the scope of a negation: `on the second floor without a lift`. */
const JOINED =
  /(?=(?<!\p{L})(?:and|or|und|oder|y|o|et|ou|e|ed|en|of|without|ohne|sin|sans|senza|zonder|sem)(?!\p{L}))/u;
const OR = /^(?:or|oder|o|ou|of)(?!\p{L})/u;
const BARE = /^[^\p{L}]*(?:yes|yep|ja|si|oui|sim|no|nope|nein|non|nao|nee)[^\p{L}]*$/u;
/** `No, …` stands for itself; in `No tenemos …` it belongs to the verb. */
const NO_AND_MORE = new RegExp(`(?:${NO.source})(?=[^\\p{L}\\s])`, "u");
/** References to the visitor's own things are no claims: `before your wedding`. */
const YOURS =
  /(?<!\p{L})(?:your|ihr\p{L}*|dein\p{L}*|euer|eure\p{L}*|tus?|sus?|vuestr\p{L}*|votre|vos|ton|ta|tes|suo|sua|tuo|tua|vostr\p{L}*|uw|je|jouw|seu|teu|minha)\s+(\p{L}+)/gu;
const SAME_MEANING = 0.45;
const SAME_TOPIC = 0.25;
/** A sentence of at least this many words that shares none with its facts is about something else. */
const LONG = 3;

const negated = (text: string): boolean => NEGATED.test(normalise(text).replaceAll(NOT_MEANT, " "));

function clausesOf(text: string, language: LanguageCode): Clause[] {
  return lower(text)
    .split(CLAUSES)
    .flatMap((clause) => {
      let isDenied: boolean | undefined = false;
      return clause.split(JOINED).map((part) => {
        // `not stag or hen parties` denies both; what `and` adds to a denial may be either.
        const isNegated: boolean | undefined = negated(part) || (isDenied && (OR.test(part) ? isDenied : undefined));
        isDenied = isNegated ?? isDenied;
        return { about: subjects(part, language), isNegated };
      });
    })
    .filter(({ about }) => about.length > 0);
}

/** Statements of a fact. The owner's question counts as stated or denied, by the first word of the answer. */
function statementsOf({ label, text, source }: CitableFact, language: LanguageCode): Clause[] {
  if (source === "hours") return []; // days and times have a rule of their own
  const plain = normalise(text);
  const clauses = clausesOf(text, language);
  if (!label) return clauses;
  const about = subjects(label, language);
  if (NO.test(plain)) return [...clauses, { about, isNegated: true }];
  if (YES.test(plain)) return [...clauses, { about, isNegated: false }];
  return [...clauses, { about, isNegated: clauses[0]?.isNegated ?? false }];
}

/** Input of a comparison, besides the facts and the question. */
interface Comparison {
  reading: Reading;
  cited: readonly CitableFact[];
  question: string;
  saysYes: boolean;
  statements: readonly Clause[];
  /** Stems of the sentence, and which of them the facts have, the question alone, or neither. */
  words: readonly string[];
  shared: readonly string[];
  visitors: readonly string[];
  novel: readonly string[];
  questionWords: readonly string[];
  factWords: readonly string[];
  /** Everything that the owner gave. */
  everything: string;
}

const objectTo = (words: readonly string[], isSure: boolean): Verdict => ({
  objection: { rule: "yes or no", objection: words.join(" ") },
  isSure,
});

/** Whether a cited fact supports a sentence, including yes and no. Not sure if the words differ from the fact's. */
export function judgeAnswer(reading: Reading, { cited, facts, question, lead }: Grounds, isFirst: boolean): Verdict {
  const { plain, line, text, language, own } = reading;
  const saysYes = YES.test(plain);
  const saysNo = !saysYes && NO.test(plain);
  const questionWords = subjects(question, language);
  const asksYesNo = questionWords.length > 0 && !ASKS_WHAT.test(normalise(question));
  const opener = (saysYes ? YES : NO_AND_MORE).exec(plain)?.[0] ?? "";
  // Accents are kept: little words are known with theirs.
  const rest = BARE.test(plain) ? question : lower(text).slice(opener.length);
  const isDenial = saysNo || (!saysYes && negated(rest));
  const isClaim = saysYes || isDenial || PERMITS.test(plain) || (isFirst && asksYesNo);
  // Names of people addressed or mentioned are no claims, and must not be logged.
  const names = subjects(`${facts.card.name} ${facts.card.company} ${facts.settings.botName} ${lead.name}`, own);
  const words = subjects(rest, language).filter((word) => !names.includes(word));
  if (cited.length === 0) return (saysYes || saysNo) && asksYesNo ? objectTo(words, true) : { isSure: !isClaim };
  if (isForeignScript(text)) return objectTo([], false);
  const factWords = cited.flatMap((fact) => subjects(wholeText(fact), own));
  const shared = words.filter((word) => isAmong(word, factWords) && !isVisitorsPart(word, questionWords, factWords));
  const visitors = words.filter((word) => !shared.includes(word) && isAmong(word, questionWords));
  const novel = words.filter((word) => !shared.includes(word) && !visitors.includes(word));
  const widened = widening(lower(text), language, factWords);
  if (widened) return objectTo(widened, false);
  if (language !== own && shared.length === 0) return acrossLanguages(reading, cited, isClaim, words);
  // Days and times of opening have a rule of their own.
  const tellsTime =
    cited.some(({ source }) => source === "hours") && amountsIn(line).some(({ kind }) => kind === "time");
  if (tellsTime) return { isSure: true };
  const statements = cited.flatMap((fact) => statementsOf(fact, own));
  const contrary = contradiction(clausesOf(rest, language), statements, saysNo && words.length === 0);
  if (contrary) return objectTo(contrary, false);
  const denied =
    (saysYes || PERMITS.test(plain) || widens(text, language)) && onlyDenied(clausesOf(rest, language), statements);
  if (denied) return objectTo([denied], false);
  const limit = isDenial ? undefined : beyondLimit(reading, cited, question, own, saysYes);
  if (limit) return objectTo([limit], false);
  // A sentence with the facts' figures agrees with them, unless it also says yes or no.
  if (language === own && !saysYes && !isDenial && hasFactFigure(line, cited, own)) return { isSure: true };
  if (!isClaim) return shared.length === 0 && words.length >= LONG ? objectTo(words, false) : { isSure: true };
  const compared = {
    reading,
    cited,
    question,
    saysYes,
    statements,
    words,
    shared,
    visitors,
    novel,
    questionWords,
    factWords,
  };
  const everything = normalise(textOf(citableFacts(facts)));
  if (isDenial) return judgeDenial({ ...compared, everything });
  const verdict = judgeGrant({ ...compared, everything });
  return { ...verdict, isSure: verdict.isSure && !omitsCondition(reading, cited, question, words) };
}

/** A denial holds if a fact denies it, or if the facts cover the topic but not what was asked for. */
function judgeDenial({
  reading,
  cited,
  question,
  statements,
  words,
  shared,
  visitors,
  questionWords,
  everything,
}: Comparison): Verdict {
  const { language, own } = reading;
  const isDenied = statements.some(({ about, isNegated }) => isNegated && shared.some((word) => isAmong(word, about)));
  if (isDenied || (shared.length > 1 && visitors.length === 0)) return { isSure: true };
  if (shared.length > 0) return { isSure: false };
  const isNowhere = [...visitors, ...questionWords].some((word) => !isNamedIn(everything, word));
  const isOnTopic =
    closeness(question, language, cited, own) >= SAME_TOPIC ||
    (words.length === 0 && statements.some(({ isNegated }) => isNegated));
  return isOnTopic && (isNowhere || words.length === 0) ? { isSure: false } : objectTo(words, false);
}

/** A yes holds if its words are a fact's; what only the visitor named may be something else than what is granted. */
function judgeGrant({
  reading,
  saysYes,
  words,
  shared,
  visitors,
  novel,
  questionWords,
  factWords,
  everything,
}: Comparison): Verdict {
  const { plain, text, language } = reading;
  if (words.length === 0) {
    const missing = questionWords.filter((word) => !isAmong(word, factWords));
    const isUngrounded =
      missing.length >= questionWords.length / 2 || missing.some((word) => !isNamedIn(everything, word));
    return saysYes && missing.length > 0 && isUngrounded ? objectTo(missing, false) : { isSure: missing.length === 0 };
  }
  if (shared.length === 0) return objectTo(words, false);
  if (visitors.length > 0 && (widens(plain, language) || visitors.length >= shared.length))
    return objectTo(visitors, false);
  const yours = [...lower(text).matchAll(YOURS)].flatMap(([, word]) => subjects(word!, language));
  const ungrounded = visitors.filter((word) => !isNamedIn(everything, word) && !yours.includes(word));
  if (ungrounded.length > 0) return objectTo(ungrounded, false);
  if (novel.length > 2 * shared.length) return objectTo(novel, false);
  return { isSure: visitors.length === 0 && novel.length <= shared.length };
}

/** German `also` is `so`. */
const widens = (text: string, language: LanguageCode): boolean =>
  TOO.test(language === "de" ? normalise(text).replace(/(?<!\p{L})also(?!\p{L})/gu, " ") : normalise(text));

/** Additions by `also` that no fact names: `parking is free, and so are meals, too`. */
const widening = (text: string, language: LanguageCode, factWords: readonly string[]): readonly string[] | undefined =>
  text
    .split(CLAUSES)
    .flatMap((clause) => clause.split(AND))
    .filter((part) => widens(part, language))
    .map((part) => subjects(part, language).filter((word) => !widens(word, language)))
    .find((about) => about.length > 0 && !about.some((word) => isAmong(word, factWords)));

/** Whether a text has a word of this stem, whose last letters may be other ones. */
const isNamedIn = (text: string, stemmed: string): boolean =>
  text.includes(stemmed.length > 4 ? stemmed.slice(0, Math.max(4, Math.min(6, stemmed.length - 1))) : stemmed);

/** `Kartenzahlung` to a question for cards, where the fact only has `zahlen`. */
const isVisitorsPart = (word: string, questionWords: readonly string[], factWords: readonly string[]): boolean =>
  !factWords.includes(word) &&
  questionWords.some((one) => one !== word && one.length >= 4 && word.includes(one) && !isAmong(one, factWords));

/** The words that a clause says and every fact that comes closest denies, or the other way round. */
function contradiction(
  clauses: readonly Clause[],
  statements: readonly Clause[],
  isNo: boolean,
): readonly string[] | undefined {
  for (const { about, isNegated } of clauses) {
    if (isNegated === undefined) continue;
    const scores = statements.map((one) => about.filter((word) => isAmong(word, one.about)).length);
    const best = Math.max(0, ...scores);
    if (best === 0 || best < about.length / 3) continue;
    const closest = statements.filter((_, at) => scores[at] === best);
    if (closest.every((one) => one.isNegated === !(isNegated || isNo))) return about;
  }
  return undefined;
}

/** The first word that a clause grants and the facts only deny: `guests' dogs` where only the couple's are welcome. */
function onlyDenied(clauses: readonly Clause[], statements: readonly Clause[]): string | undefined {
  const granted = clauses.filter(({ isNegated }) => isNegated === false).flatMap(({ about }) => about);
  return granted.find((word) => {
    const naming = statements.filter(({ about }) => isAmong(word, about));
    return naming.length > 0 && naming.every(({ isNegated }) => isNegated);
  });
}

/** Whether a sentence has a sum, percentage or number of the facts. */
function hasFactFigure(line: string, cited: readonly CitableFact[], own: LanguageCode): boolean {
  const factAmounts = cited.flatMap((fact) => amountsIn(figureLine(wholeText(fact), own)));
  return amountsIn(line).some(
    ({ kind, value }) =>
      kind === "money" || kind === "percent" || (value > 2 && factAmounts.some((one) => one.value === value)),
  );
}

const isForeignScript = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin < letters / 2;
};

/** How near two texts are in meaning, whatever their languages. */
function closeness(text: string, language: LanguageCode, cited: readonly CitableFact[], own: LanguageCode): number {
  const meaning = vectors().encode(text, language);
  return Math.max(...cited.map((fact) => dot(meaning, vectors().encode(wholeText(fact), own))));
}

/** An answer in another language than the owner's shares no words with the facts: meaning and polarity decide. */
function acrossLanguages(
  { plain, line, text, language, own }: Reading,
  cited: readonly CitableFact[],
  isClaim: boolean,
  words: readonly string[],
): Verdict {
  if (!isClaim) return { isSure: true };
  // Its figures are the facts': that rule has passed them.
  if (amountsIn(line).length > 0) return { isSure: false };
  const isNegated = negated(plain) || NO.test(plain);
  const polarities = cited.map((fact) => negated(normalise(fact.text)));
  const isContrary = polarities.every((one) => one !== isNegated) && !isNegated;
  return isContrary || closeness(text, language, cited, own) < SAME_MEANING
    ? objectTo(words, false)
    : { isSure: false };
}
