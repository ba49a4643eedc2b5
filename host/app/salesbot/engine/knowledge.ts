import type { Facts } from "./facts.ts";
import { contentWords, sameWord, stem } from "./words.ts";

export interface Found {
  answer: string;
  /** 0 to 1: how well the question is met. */
  match: number;
}

/** Beats what the rules understood. */
export const SURE = 0.75;
/** Good enough where the rules have nothing better. */
export const LIKELY = 0.5;

/** Words that many questions share, and that say little about which one is meant. */
const WEAK = new Set(contentWords(`offer service company work available possible time make use provide help business thing way question kind type people person long
best good new use need find look come go see year day different work allow option usually policy bring allow permit okay pay take`).map(stem));

const weight = (word: string): number => (WEAK.has(stem(word)) ? 0.3 : 1);
const sum = (words: readonly string[]): number => words.reduce((total, word) => total + weight(word), 0);

const among = (word: string, words: readonly string[]): boolean => words.some((other) => sameWord(word, other));

/** Indexed once for each configuration and about text; settings are never changed in place. */
interface Entry {
  question: string[];
  answer: string[];
  text: string;
}
const indexes = new WeakMap<object, { about: string | null; entries: Entry[] }>();

function entriesOf({ settings, card }: Facts): Entry[] {
  const known = indexes.get(settings);
  if (known && known.about === card.about) return known.entries;
  const entries: Entry[] = settings.knowledge.flatMap(({ question, answer }) => question
    ? [{ question: contentWords(question), answer: contentWords(answer), text: answer }]
    : sentences(answer).map(passage));
  for (const text of [settings.companyInfo, card.about]) entries.push(...sentences(text ?? "").map(passage));
  indexes.set(settings, { about: card.about, entries });
  return entries;
}

const passage = (text: string): Entry => ({ question: [], answer: contentWords(text), text });

/** A text in pieces that can stand as an answer. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|\n+/).map((sentence) => sentence.trim()).filter((sentence) => sentence.length > 2);
}

/** The owner's own answer to what is asked; undefined when nothing is near enough. */
export function findKnowledge(facts: Facts, message: string): Found | undefined {
  const asked = [...new Set(contentWords(message))];
  if (asked.length === 0 || asked.length > 40) return undefined;
  let best: Found | undefined;
  for (const entry of entriesOf(facts)) {
    const match = entry.question.length > 0 ? Math.max(questionMatch(asked, entry), passageMatch(asked, entry)) : passageMatch(asked, entry);
    if (match >= LIKELY && match > (best?.match ?? 0)) best = { answer: entry.text, match };
  }
  return best;
}

function questionMatch(asked: string[], { question, answer }: Entry): number {
  const inQuestion = asked.filter((word) => among(word, question));
  if (sum(inQuestion) < 1) return 0;
  const inAnswer = asked.filter((word) => !inQuestion.includes(word) && among(word, answer));
  const ofAsked = (sum(inQuestion) + sum(inAnswer) * 0.5) / sum(asked);
  const ofQuestion = sum(question.filter((word) => among(word, asked))) / sum(question);
  return ofAsked * 0.6 + ofQuestion * 0.4;
}

/** A sentence of pasted text answers when it holds nearly all of what is asked, and never surely. */
function passageMatch(asked: string[], { answer }: Entry): number {
  const found = asked.filter((word) => among(word, answer));
  if (sum(found) < 1) return 0;
  const share = sum(found) / sum(asked);
  return share >= 0.6 ? Math.min(share, 1) * 0.7 : 0;
}
