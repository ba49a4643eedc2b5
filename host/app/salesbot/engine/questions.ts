import { asLine, isAsking, wordSet } from "./acts.ts";
import { cuedTopics } from "./cues.ts";
import type { Language } from "./languages/language.ts";

/** `and for the groom?` asks the same of something else. */
const FOR = new Set("for fur para pour per voor".split(" "));

/** A message as the questions in it, each with the statements that lead to it. */
export function splitQuestions(message: string, languages: readonly Language[]): string[] {
  const joining = languages.map(({ joining: words }) => wordSet(words));
  const asking = languages.map(({ asking: words }) => wordSet(words));
  const isCued = (piece: string) => languages.some(({ code }) => cuedTopics(piece, code).size > 0);
  const pieces: { text: string; asks: boolean }[] = [];
  for (const sentence of message.split(/(?<=[?!.;\n])\s+/)) {
    let current: string[] = [];
    let goesOn = false;
    const end = (isJoined: boolean) => {
      const text = current.join(" ");
      // `Rent for a weekend, and what deposit?` asks for both.
      if (text) pieces.push({ text, asks: goesOn || isAsking(text, languages) || (isJoined && isCued(text)) });
      current = [];
    };
    const words = sentence.split(/\s+/);
    for (const [at, word] of words.entries()) {
      const plain = asLine(word) || word;
      const next = asLine(words[at + 1] ?? "");
      const joins = current.length >= 2 && words.length - at >= 3 && joining.some((set) => set.has(plain));
      if (joins && asking.some((set) => set.has(next))) {
        end(true);
        goesOn = false;
      } else if (joins && FOR.has(next) && isAsking(current.join(" "), languages)) {
        end(true);
        goesOn = true;
        current = [word];
      } else current.push(word);
    }
    end(false);
  }
  const questions: string[] = [];
  let lead = "";
  for (const { text, asks } of pieces) {
    if (asks) {
      questions.push(lead ? `${lead} ${text}` : text);
      lead = "";
    } else lead = lead ? `${lead} ${text}` : text;
  }
  if (lead && questions.length > 0) questions[questions.length - 1] += ` ${lead}`;
  return questions.length > 0 ? questions.slice(0, 3) : [message];
}
