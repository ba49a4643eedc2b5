import {
  INTENTS,
  ALL_LANGUAGES,
  type Intent,
  type Language,
  phrasesOfAll,
  stopWordsOf,
} from "../languages/language.ts";
import { normalise, withoutElision } from "../languages/normalize.ts";
import { memoizeByText } from "../languages/memoize.ts";

/** A message as a line of plain words, in which phrases are searched. */
export const normalizeLine = memoizeByText((text) =>
  withoutElision(normalise(text))
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim(),
);

const compiled = new WeakMap<Language, Map<Intent, RegExp>>();

/**
 * Combines phrases, `a, b`, into a regular expression for a line of plain words (`normalizeLine`: lower case, no
 * accents, no apostrophes). A `*` of its own stands for up to three words, at the end of a word for the rest of it; `^`
 * is the start of the message, `$` its end.
 */
export function phrasesToRegex(list: string): RegExp {
  const alternatives = list.split(", ").map((phrase) => {
    const isFirst = phrase.startsWith("^");
    const isLast = phrase.endsWith("$");
    const words = phrase
      .slice(isFirst ? 1 : 0, isLast ? -1 : undefined)
      .split(" ")
      .map((word) => (word === "*" ? "(?:[a-z0-9]{1,30} ){0,3}" : `${word.replace("*", "[a-z0-9]{0,20}")} `))
      .join("");
    return `${isFirst ? "^ " : " "}${words}${isLast ? "$" : ""}`;
  });
  return new RegExp(alternatives.join("|"));
}

function intentsOf(language: Language): Map<Intent, RegExp> {
  let patterns = compiled.get(language);
  if (!patterns) {
    patterns = new Map(INTENTS.map((intent) => [intent, phrasesToRegex(language.intents[intent])]));
    compiled.set(language, patterns);
  }
  return patterns;
}

/** Wishes that only the card's owner can fulfil. */
export const HANDOFF_INTENTS: readonly Intent[] = ["human", "appointment", "buy"];
const SMALL: readonly Intent[] = ["small-talk", "thanks", "goodbye", "no", "yes", "greeting"];
export const isSmallTalk = (intent: Intent): boolean => SMALL.includes(intent);

const phrasePatterns = new Map<string, RegExp>();
/** A list of phrases as one expression, compiled once. */
function phraseRegex(list: string): RegExp {
  let pattern = phrasePatterns.get(list);
  if (!pattern) phrasePatterns.set(list, (pattern = phrasesToRegex(list)));
  return pattern;
}

/** `Mum has a hospital appointment` is no wish for one, as `Can I have an appointment` is. */
const HAS_ONE =
  /(?<! (?:can|could|may|might|shall|should|must|do|did)) (?:(?:i|we) have(?: got)?|ive(?: got)?|weve(?: got)?|(?:she|he|mum|mom|dad|son|daughter|husband|wife|gran|nan) has(?: got)?) (?:an?|my|our|her|his) (?:[a-z]{2,20} ){0,2}(?:appointment|booking|reservation) /;
/** `Is there Netflix?` asks what the business has, whatever it is. */
const OFFER =
  /^ (?:(?:hi|hello|hey|and|so) )?(?:is there|are there|do you (?:have|do|take|accept|sell|offer|show)|have you(?: got)?|does it have) /;
/** `Will you call me before you come?` asks for no person now. */
const NOTICE =
  / (?:will|do|would|does|shall) [a-z ]{1,30}(?:call|text|ring|phone|email|contact) (?:me|us) (?:when|before|once|if|as soon|first|beforehand) /;

/** `Can I cancel my tour a day before?` refuses nothing. */
const MAY_I =
  /^ (?:(?:and|so|but|hi|hello) )?(?:can|could|may|kann|konnen|darf|puedo|podemos|puis|peut|peux|posso|possiamo|kan|mag) (?:i|we|ich|man|wir|je|on|ik|yo|nous) /;

const COURTESIES = new Set(phrasesOfAll("courtesies"));
const isIntent = (line: string, intent: Intent): boolean =>
  ALL_LANGUAGES.some((language) => intentsOf(language).get(intent)!.test(line));

/** `Cool.`, `ok great`: words that only lead to what is said next. */
export const isFiller = (text: string): boolean =>
  normalizeLine(text)
    .split(" ")
    .every((word) => COURTESIES.has(word));

/** Whether a text thanks or takes leave and says nothing else, in any language: `gut danke, schönen Sonntag`. */
export function courtesyIn(text: string): "thanks" | "goodbye" | undefined {
  const line = normalizeLine(text);
  if (text.includes("?") || !isFiller(text)) return undefined;
  return (["goodbye", "thanks"] as const).find((intent) => isIntent(` ${line} `, intent));
}

/** What a message does, most important first; courtesies only if there is nothing else. */
export function detectIntents(message: string, languages: readonly Language[]): Intent[] {
  const courtesy = courtesyIn(message);
  if (courtesy) return [courtesy];
  const line = ` ${normalizeLine(message)} `;
  const isNone = {
    appointment: languages.some(({ phrases }) => phraseRegex(phrases.missed).test(line)) || HAS_ONE.test(line),
    human: NOTICE.test(line),
    "off-topic": OFFER.test(line),
  } as Partial<Record<Intent, boolean>>;
  const intents = INTENTS.filter(
    (intent) => languages.some((language) => intentsOf(language).get(intent)!.test(line)) && !isNone[intent],
  );
  // `I do not want an appointment` mentions one without wanting it.
  if (!MAY_I.test(line) && languages.some(({ phrases }) => phraseRegex(phrases.refusals).test(line)))
    return ["no", ...intents.filter((intent) => !isSmallTalk(intent) && !HANDOFF_INTENTS.includes(intent))];
  const weighty = intents.filter((intent) => !isSmallTalk(intent));
  return weighty.length > 0 ? weighty : intents.slice(0, 1);
}

const MAX_GREETING_WORDS = 3;
/** The language that a short message greets in: `Guten Tag!` says no more than that. */
export function greetingLanguage(message: string, languages: readonly Language[]): Language | undefined {
  const line = normalizeLine(message);
  if (line.split(" ").length > MAX_GREETING_WORDS) return undefined;
  return languages.find(({ intents }) => {
    const [phrase] = phraseRegex(intents.greeting).exec(` ${line} `) ?? [];
    return phrase !== undefined && phrase.trim() === line;
  });
}

/**
 * Whether a message tries to manipulate the assistant, in any language. Skips other intents, whose phrases take memory.
 */
export function isPromptInjection(message: string, languages: readonly Language[]): boolean {
  const line = ` ${normalizeLine(message)} `;
  return languages.some(({ intents }) => phraseRegex(intents.manipulation).test(line));
}

/** Whether a message has one of a list's phrases, in any of the languages. */
export function hasPhrase(
  message: string,
  lists: readonly (keyof Language["phrases"])[],
  languages: readonly Language[],
) {
  const line = ` ${normalizeLine(message)} `;
  return languages.some(({ phrases }) => lists.some((list) => phraseRegex(phrases[list]).test(line)));
}

/**
 * Whether a message corrects an address or number given before, rather than adding another. Checked in all languages,
 * since such messages are too short to tell theirs.
 */
export function isCorrection(message: string): boolean {
  return hasPhrase(message, ["takes back"], ALL_LANGUAGES) && !hasPhrase(message, ["adds"], ALL_LANGUAGES);
}

const sets = new Map<string, Set<string>>();
export function wordSet(list: string): Set<string> {
  let set = sets.get(list);
  if (!set) sets.set(list, (set = new Set(list.split(", "))));
  return set;
}

/** Whether a message asks for an answer rather than giving one. */
export function isAsking(message: string, languages: readonly Language[]): boolean {
  if (message.includes("?") || message.includes("¿")) return true;
  const line = ` ${normalizeLine(message)} `;
  if (languages.some(({ phrases }) => phraseRegex(phrases.requests).test(line))) return true;
  return message.split(/[.!;,\n]/).some((part) => {
    // `We're` is no `were`.
    const words = normalizeLine(part.replace(/['’]re\b/g, " are")).split(" ");
    // `Am Waldrand 3` is no English question.
    const isOwnWord = stopWordsOf(languages[0]!.code).has(words[0]!);
    const asking = isOwnWord ? languages.slice(0, 1) : languages;
    return asking.some(({ phrases }) => wordSet(phrases["question words"]).has(words[0]!)) || hasQuestionWord(words);
  });
}

/** Questions in telegram style: `tune-up how much`. */
export const QUESTION_WORDS = new Set(
  `what how where when which who why wieviel was wann wo wer wie welche welchem welchen welcher welches cuanto cuanta cuantos cuantas cuando donde quien combien quand quel quelle quels quelles quanto quando dove onde quem
hoeveel wanneer waar`.split(/\s+/),
);
const hasQuestionWord = (words: readonly string[]): boolean =>
  words.length <= 7 && words.some((word) => QUESTION_WORDS.has(word));

/** Whether words tell something of the visitor, as `my hair is quite thick`, and wish for nothing. */
export function isStatement(message: string, languages: readonly Language[]): boolean {
  const words = normalizeLine(message).split(" ");
  const hasWord = (list: "tells" | "wishes") =>
    languages.some(({ phrases }) => words.some((word) => wordSet(phrases[list]).has(word)));
  return !isAsking(message, languages) && hasWord("tells") && !hasWord("wishes");
}
