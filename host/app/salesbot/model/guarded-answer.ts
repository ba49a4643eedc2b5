import { type CitableFact, citableFacts, factsCited, factsNear } from "./cited-facts.ts";
import { createCitingAnswerReader } from "./citing-answer.ts";
import type { Grounds } from "./grounds.ts";
import { judge } from "./guard.ts";
import { Overruled } from "./model-failed.ts";
import { createSentenceReader, plainText } from "./plain-text.ts";

interface Outlets {
  /** Is called with each sentence that was checked. */
  onText: (text: string) => void;
  /** Checks whether the cited facts support a sentence; undefined if that fails. */
  verify: (sentence: string, cited: readonly CitableFact[]) => Promise<boolean | undefined>;
}

const MAX_ANSWER_CHARACTERS = 2_000;
/** A sentence without an end is cut after this many characters. */
const MAX_SENTENCE_CHARACTERS = 1_000;
/** Second calls for one answer. */
const MAX_VERIFICATIONS = 2;

/** Shows a model's answer by sentences, each once it is checked. Throws Overruled at the first that must not show. */
export function createGuardedAnswer(grounds: Omit<Grounds, "cited">, { onText, verify }: Outlets) {
  const list = citableFacts(grounds.facts);
  let reader = createCitingAnswerReader();
  let sentences = createSentenceReader();
  let message = "";
  let gap = "";
  let count = 0;
  let verifications = 0;
  let isStopped = false;
  const nearest = new Set<CitableFact>();

  /** The facts that a sentence is held against: those cited, or where a model cites none in plain text, the nearest. */
  function factsFor(sentence: string): CitableFact[] {
    if (reader.facts) return factsCited(list, reader.facts);
    const near = factsNear(grounds.facts, `${grounds.question} ${sentence}`);
    for (const fact of near) if (fact.source !== "card" && fact.source !== "hours") nearest.add(fact);
    return near;
  }

  async function show(written: string): Promise<void> {
    const sentence = plainText(written);
    if (isStopped || sentence === "") return;
    if (message.length + sentence.length > MAX_ANSWER_CHARACTERS && count > 0) {
      isStopped = true;
      return;
    }
    const cited = factsFor(sentence);
    const verdict = judge(sentence, { ...grounds, cited }, count === 0);
    let { objection } = verdict;
    if (!verdict.isSure && cited.length > 0 && verifications < MAX_VERIFICATIONS) {
      verifications++;
      const isSupported = await verify(sentence, cited);
      if (isSupported === true) objection = undefined;
      else if (isSupported === false) objection ??= { rule: "yes or no", objection: "second call" };
    }
    if (objection) throw new Overruled(objection);
    if (isStopped) return;
    const text = `${count > 0 ? gap : ""}${sentence}`;
    gap = written.trimEnd() !== written && written.slice(written.trimEnd().length).includes("\n") ? "\n" : " ";
    count++;
    message += text;
    onText(text);
  }

  async function showAll(text: string): Promise<void> {
    for (const sentence of sentences.read(text)) await show(sentence);
    if (sentences.length > MAX_SENTENCE_CHARACTERS) await show(sentences.end());
  }

  return {
    take: (written: string) => showAll(reader.read(written)),
    /** Ends the answer. What remains of one that was cut or broke off is shown only if it ends like a sentence. */
    async end(isCut: boolean): Promise<void> {
      await showAll(reader.end());
      const rest = sentences.end();
      if (reader.isEnded && !isCut) await show(rest);
      else if (/(?<!\d)[.!?…]["'”’)\]]?$/.test(rest.trimEnd())) await show(rest);
    },
    /** Before another try: nothing was shown yet. */
    restart(): void {
      reader = createCitingAnswerReader();
      sentences = createSentenceReader();
    },
    /** Nothing more is shown. */
    stop(): void {
      isStopped = true;
    },
    get hasSpoken() {
      return count > 0;
    },
    result: () => ({
      message,
      cited: reader.facts ? factsCited(list, reader.facts) : [...nearest],
      knows: reader.knows,
    }),
  };
}
