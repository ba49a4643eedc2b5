import { chatWords } from "#sdk/chat/words/index.ts";
import { type AssistantContext, ownerName } from "../engine/facts/facts.ts";
import { ALL_LANGUAGES, type Language } from "../engine/languages/language.ts";
import { normalise } from "../engine/languages/normalize.ts";
import { normalizeLine } from "../engine/read/intents.ts";

/** What the chat's button sends, in each of its languages. */
const BUTTON_TEXTS = new Set(Object.values(chatWords).map(({ talkTo }) => normalise(talkTo)));

/** Stand for the owner's name; the second one where it is also an everyday word: `Will`, `Morgen`. */
const NAME = "@";
const EVERYDAY_NAME = "&";
const MAX_OPENINGS = 3;
/** How many words a `*` stands for. */
const MAX_REST = 10;
/** No wish is as long, and nobody makes it after so many other clauses. */
const MAX_WORDS = 40;
const MAX_CLAUSES = 20;

const LETTERS: Record<string, string> = { ß: "ss", ø: "o", æ: "ae", œ: "oe", ł: "l", đ: "d", ı: "i" };

/** A line's words, the same however letters with accents are typed: `Müller`, `Muller`, `Mueller`. */
const wordsOf = (line: string): string[] =>
  normalizeLine(line.toLowerCase().replace(/[ßøæœłđı]/g, (letter) => LETTERS[letter]!))
    .split(" ")
    .filter(Boolean)
    .map((word) => word.replace(/([aou])e|aa/g, (_, vowel = "a") => vowel as string));

/** A word, one of a list, what may be left out, or the rest. */
type Item = { word: string } | { list: string } | { optional: Phrase[] } | "rest";
type Phrase = readonly Item[];

/** How a language wishes for a person: its section `[person]`. */
interface Grammar {
  lists: ReadonlyMap<string, readonly Phrase[]>;
  /** Words that change nothing: `please`. */
  fillers: ReadonlySet<string>;
  /** Words that begin a new clause. */
  joins: ReadonlySet<string>;
  /** Words for people and for bots, and those that stand for a name: without one there is no wish. */
  people: ReadonlySet<string>;
}

/** `<people>` is one of the list of that name, `[a|the]` may be left out, `*` is the rest. */
const toPhrase = (text: string): Phrase =>
  (text.match(/\[[^[\]]{1,200}\]|<[a-z ]{1,30}>|\S+/g) ?? []).flatMap((part): Item[] => {
    if (part === "*") return ["rest"];
    if (part.startsWith("<")) return [{ list: part.slice(1, -1) }];
    if (part.startsWith("[")) return [{ optional: part.slice(1, -1).split("|").map(toPhrase) }];
    return wordsOf(part).map((word) => ({ word }));
  });

const GRAMMARS = ALL_LANGUAGES.map(({ person }: Language): Grammar => {
  const lists = [...person].map(([name, list]) => [name, list.split(", ").map(toPhrase)] as const);
  return {
    lists: new Map<string, Phrase[]>([
      ...lists,
      ["name", [[{ word: NAME }]]],
      ["any name", [[{ word: NAME }], [{ word: EVERYDAY_NAME }]]],
    ]),
    fillers: new Set(wordsOf(person.get("fillers")!)),
    joins: new Set(wordsOf(person.get("joins")!)),
    people: new Set([
      NAME,
      EVERYDAY_NAME,
      ...["human words", "other words", "bots"].flatMap((name) => wordsOf(person.get(name)!)),
    ]),
  };
});

/** Where phrases of a grammar end in a line of words; each list is looked for at each place once. */
function matcher({ lists }: Grammar, words: readonly string[]) {
  const cached = new Map<string, readonly number[]>();
  const endsOfList = (name: string, at: number): readonly number[] => {
    const key = `${at} ${name}`;
    const ends = cached.get(key) ?? unique(lists.get(name)!.flatMap((phrase) => endsOfPhrase(phrase, at)));
    cached.set(key, ends);
    return ends;
  };
  const endsOfItem = (item: Item, at: number): readonly number[] => {
    if (item === "rest") return words.slice(at, at + MAX_REST).map((_, n) => at + n + 1);
    if ("word" in item) return words[at] === item.word ? [at + 1] : [];
    if ("list" in item) return endsOfList(item.list, at);
    return [at, ...item.optional.flatMap((phrase) => endsOfPhrase(phrase, at))];
  };
  const endsOfPhrase = (phrase: Phrase, from: number): readonly number[] => {
    let ends: readonly number[] = [from];
    for (const item of phrase) {
      if (ends.length === 0) break;
      ends = ends.length === 1 ? endsOfItem(item, ends[0]!) : unique(ends.flatMap((at) => endsOfItem(item, at)));
    }
    return ends;
  };
  const isEnd = (at: number) => at === words.length || endsOfList("tails", at).includes(words.length);
  return {
    endsOfList,
    /** Whether the whole line is one of a list, but for what opens and ends it. */
    isOneOf(name: string): boolean {
      if (words.length > MAX_WORDS) return false;
      let starts: readonly number[] = [0];
      for (let n = 0; n <= MAX_OPENINGS && starts.length > 0; n++) {
        if (starts.some((at) => endsOfList(name, at).some(isEnd))) return true;
        starts = unique(starts.flatMap((at) => endsOfList("openings", at)));
      }
      return false;
    },
  };
}

const unique = (list: readonly number[]): readonly number[] => (list.length < 2 ? list : [...new Set(list)]);

/** Words that are no names where any other word could stand. */
const EVERYDAY = new Set(
  ALL_LANGUAGES.flatMap(({ phrases, person }) =>
    [phrases["stop words"], phrases.today, phrases.tomorrow, phrases.weekend, person.get("fillers")!].flatMap(wordsOf),
  ),
);
const TITLES = new Set(ALL_LANGUAGES.flatMap(({ person }) => wordsOf(person.get("titles")!)));

/** Words with one for the owner's name, with its title and in whatever part. */
function withoutName(words: readonly string[], name: ReadonlySet<string>): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length;) {
    const start = at;
    if (TITLES.has(words[at]!) && name.has(words[at + 1]!)) at++;
    let isEveryday = start === at;
    for (; name.has(words[at]!); at++) isEveryday &&= EVERYDAY.has(words[at]!);
    if (at === start) result.push(words[at++]!);
    else result.push(isEveryday ? EVERYDAY_NAME : NAME);
  }
  return result;
}

/** A line, and the clauses in it, which words like `but` part. */
function clausesOf(words: readonly string[], { joins }: Grammar): (readonly string[])[] {
  const clauses: string[][] = [[]];
  for (const word of words) {
    if (joins.has(word)) clauses.push([]);
    else clauses.at(-1)!.push(word);
  }
  return [words, ...clauses];
}

/** Whether a sentence, by its parts between commas, is a wish in this language. */
function asksInLanguage(parts: readonly (readonly string[])[], grammar: Grammar): boolean {
  const hasPeople = (words: readonly string[]) => words.some((word) => grammar.people.has(word));
  const withoutFillers = (words: readonly string[]) => words.filter((word) => !grammar.fillers.has(word));
  if (!hasPeople(parts.flat())) return false;
  const whole = matcher(grammar, withoutFillers(parts.flat()));
  // `Talk to a person` is one alone, and none in `you can come and talk to a person`.
  if (whole.isOneOf("sentences") || whole.isOneOf("clauses")) return true;
  for (const clause of parts.flatMap((part) => clausesOf(part, grammar)).slice(0, MAX_CLAUSES)) {
    // `If it breaks, can I talk to a person?` wishes for none now.
    if (matcher(grammar, clause).endsOfList("conditions", 0).length > 0) return false;
    if (hasPeople(clause) && matcher(grammar, withoutFillers(clause)).isOneOf("clauses")) return true;
  }
  return false;
}

/** Whether a message wishes for a person and leaves no doubt about it: as the chat's button, it calls one. */
export function asksForPerson(facts: AssistantContext, message: string): boolean {
  if (BUTTON_TEXTS.has(normalise(message.trim()))) return true;
  const name = new Set(wordsOf(ownerName(facts)));
  const sentences = message.split(/[!?;\n]|(?<!\b(?:mr|mrs|ms|dr|prof|sr|sra|mme))\./i).slice(0, MAX_CLAUSES);
  return sentences.some((sentence) => {
    const parts = sentence.split(",").slice(0, MAX_CLAUSES).map(wordsOf);
    const named = parts.map((words) => withoutName(words, name));
    const isNamed = named.flat().join(" ") !== parts.flat().join(" ");
    return GRAMMARS.some((grammar) => asksInLanguage(parts, grammar) || (isNamed && asksInLanguage(named, grammar)));
  });
}
