import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "#db/root.ts";
import { LANGUAGE_CODES, type LanguageCode } from "./libraries.ts";

/** Names as types, and as a list: lines of `a, b, c`. */
type Names<Line extends string> = Line extends `${infer First}, ${infer Rest}` ? First | Names<Rest> : Line;
const namesIn = <const Line extends string>(...lines: Line[]): readonly Names<Line>[] =>
  lines.flatMap((line) => line.split(", ") as Names<Line>[]);

/** What a visitor wants with a message, beside a fact. */
export const INTENTS = namesIn(
  "manipulation, off-topic, privacy, bot, complaint, cancel, recall, availability, human, appointment, buy",
  "small-talk, goodbye, thanks, no, yes, greeting",
);
export type Intent = (typeof INTENTS)[number];

/** Lists of words and phrases that rules look for. */
const PHRASE_LISTS = namesIn(
  "stop words, question words, question subjects, requests, joining, refusals, takes back, changes, asides, adds",
  "leaves out, leaves out next, contrasts, takes off, includes, keeps, asks rule, notes down, calls, own words, see you, room kinds, missed",
  "same day, day after, day before, today, tomorrow, weekend, phone words, figure words, courtesies, light verbs",
  "tells, wishes, not mine, gives name, presents, titles, no names, weekdays, between, at, mornings, afternoons, half past",
  "half to, people, companions, rooms, groups, we are, streets, street endings, street beginnings, at home, asks for",
  "asks day, asks party, asks place",
);

/** Facts that are no sentences: what they are about is said in the words of the language. */
const FIELDS = namesIn(
  "hours, phone, email, address, website, person, social, price, price list, service, service list",
);

/** Every sentence that the engine says, by its key. */
const TEXT_KEYS = namesIn(
  "morning, afternoon, evening, hello, welcome, privacyNote, greet, smallTalk, thanks, anythingElse, goodbye, email",
  "phone, website, social, socialList, wayEmail, wayPhone, wayWebsite, wayAddress, address, person, personOnly, hours",
  "openNow, closedNow, closedForNow, openOn, closedOn, today, tomorrow, onDay, closed, monToFri, dayNames, services",
  "serviceListed, price, prices, priceOf, notPriced, serviceOf, closest, unsure, unknown, restUnknown, notUnderstood",
  "notedWords, reachedAt, theirLanguage, offer, askYourself, bot, privacy, complaint, manipulation, offTopic",
  "declined, noted, yesWhat, passOn, passedOn, askPerson, personKnown, personTold, personAway, personWrites",
  "personWhere, usualWait, usualMinute, directly, askAppointment, appointmentKnown, whatWhen, noSuchDay, pastDay",
  "otherDay, unusual, noCalendar, agreed, cancelled, whichDays, untilWhichDay, whichDay, whichOfDays, whichTime",
  "wishNoted, wishAlso, wishConfirmedByEmail, wishConfirmed, wishWhere, bookHere, askOrder, orderKnown",
  "goalAppointment, goalLead, goalSale, consent, removed, gotDetails, gotName, askName, askChallenge, askTimeline",
  "askBudget, list, or, day, days",
);
export type TextKey = (typeof TEXT_KEYS)[number];

/** A language as its file beside this one has it. Lists are `a, b, c`. */
export interface Language {
  code: LanguageCode;
  /** What the language calls itself. */
  name: string;
  /** How each intent sounds. `*` stands for up to three words or the rest of one, `^` and `$` for beginning and end. */
  intents: Readonly<Record<Intent, string>>;
  phrases: Readonly<Record<(typeof PHRASE_LISTS)[number], string>>;
  fields: Readonly<Record<(typeof FIELDS)[number], string>>;
  /** How people wish for a person: lists that may name one another, `<people>` (`person/asks-for-person.ts`). */
  person: ReadonlyMap<string, string>;
  /** Forms that no stemmer leads back to their word: `word: form form`. */
  forms: readonly string[];
  /** The question of each topic, as a suggestion asks it: `deposit: Is there a deposit? | deposit, down payment`. */
  topics: ReadonlyMap<string, string>;
  /** How questions and facts of a topic sound: phrases as in `intents`, without accents. `-phrase` is another's. */
  cues: ReadonlyMap<string, string>;
  /** What people say in other words than a business does: a list for each thing. */
  synonyms: readonly string[];
  /** Sentences, in another tone by the key and a personality. */
  texts: Readonly<Record<TextKey, string> & Partial<Record<string, string>>>;
}

/** Reads a language's file; throws where it lacks a list or a sentence. */
function readLanguage(code: LanguageCode): Language {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  sections.set("", lines);
  const path = join(rootFolder, "host/app/salesbot/engine/languages", `${code}.txt`);
  for (const line of readFileSync(path, "utf8").split("\n")) {
    if (line.startsWith("[")) sections.set(line.slice(1, -1), (lines = []));
    else if (line.startsWith("  ")) lines.push(`${lines.pop()} ${line.trim()}`);
    else if (line !== "") lines.push(line);
  }
  const linesOf = (section: string): readonly string[] => sections.get(section) ?? [];
  const mapOf = (section: string): Map<string, string> =>
    new Map(
      linesOf(section).map((line) => {
        const end = line.indexOf(":");
        return [line.slice(0, end), line.slice(end + 2).replaceAll("\\n", "\n")];
      }),
    );
  const recordOf = <Key extends string>(section: string, keys: readonly Key[]): Record<Key, string> => {
    const entries = mapOf(section);
    const missing = keys.find((key) => !entries.has(key));
    if (missing) throw new Error(`${code}.txt lacks ${section}: ${missing}`);
    return Object.fromEntries(entries) as Record<Key, string>;
  };
  const topics = [...mapOf("topics")].map(([topic, line]) => [topic, ...line.split(/(?:^| )\| /)] as const);
  return {
    code,
    name: recordOf("", ["name"]).name,
    intents: recordOf("intents", INTENTS),
    phrases: recordOf("phrases", PHRASE_LISTS),
    fields: recordOf("fields", FIELDS),
    person: mapOf("person"),
    forms: linesOf("forms"),
    topics: new Map(topics.flatMap(([topic, question = ""]) => (question ? [[topic, question]] : []))),
    cues: new Map(topics.flatMap(([topic, , phrases = ""]) => (phrases ? [[topic, phrases]] : []))),
    synonyms: linesOf("synonyms"),
    texts: recordOf("texts", TEXT_KEYS),
  };
}

export const ALL_LANGUAGES: readonly Language[] = LANGUAGE_CODES.map(readLanguage);
export const LANGUAGES = Object.fromEntries(ALL_LANGUAGES.map((language) => [language.code, language])) as Record<
  LanguageCode,
  Language
>;

export const languageOf = (code: LanguageCode): Language => LANGUAGES[code];

/** The phrases of a list in all languages, each once. */
export const phrasesOfAll = (list: keyof Language["phrases"]): string[] => [
  ...new Set(ALL_LANGUAGES.flatMap(({ phrases }) => phrases[list].split(", ").filter(Boolean))),
];

const stopWords = new Map(ALL_LANGUAGES.map(({ code, phrases }) => [code, new Set(phrases["stop words"].split(", "))]));
/** Words that carry no meaning of their own: left out before stemming, and what a text's language is told by. */
export const stopWordsOf = (language: LanguageCode): ReadonlySet<string> => stopWords.get(language)!;
