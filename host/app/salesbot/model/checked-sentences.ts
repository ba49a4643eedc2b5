import type { AssistantContext } from "../engine/facts.ts";
import { type GuardInput, guardObjection, plainText } from "./guard.ts";

/**
 * Passes on whole sentences once they are checked. After the first rejected one, it reads on but shows nothing more.
 */
export function checkedSentences(
  facts: AssistantContext,
  guardInput: GuardInput,
  secrets: readonly string[],
  onText?: (text: string) => void,
) {
  let buffer = "";
  let isStopped = false;
  let emittedCount = 0;
  const emit = (text: string) => {
    const clean = plainText(text);
    if (isStopped || clean === "") return;
    if (guardObjection(facts, guardInput, clean, secrets) || /[<>]/.test(text)) isStopped = true;
    else {
      onText?.((emittedCount > 0 ? " " : "") + clean);
      emittedCount++;
    }
  };
  return {
    get hasSpoken() {
      return emittedCount > 0;
    },
    take(text: string) {
      if (!onText) return;
      buffer += text;
      for (let end = /[.!?…]["')\]]?\s/.exec(buffer); end; end = /[.!?…]["')\]]?\s/.exec(buffer)) {
        const cut = end.index + end[0].length;
        emit(buffer.slice(0, cut));
        buffer = buffer.slice(cut);
      }
    },
    end: () => emit(buffer),
  };
}
