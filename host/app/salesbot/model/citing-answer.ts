/**
 * Reads `{"facts": […], "knows": …, "answer": "…"}` while it is written, each letter once. A model that does not write
 * the JSON that it was asked for has its text taken as the answer; what it thinks aloud first (`<think>`) is left out.
 */
interface CitingAnswerReader {
  /** Takes a chunk of the model's output; returns the part that a visitor may read. */
  read(written: string): string;
  /** Remaining text after the last chunk. */
  end(): string;
  /** Undefined as long as none have come, and of a model that answers in plain text. */
  readonly facts: unknown[] | undefined;
  readonly knows: boolean;
  /** Whether the answer itself came to its end. */
  readonly isEnded: boolean;
}

const ANSWER = /"answer"\s*:\s*"/;
const FACTS = /"facts"\s*:\s*\[([^\]]{0,4000})\]/;
const KNOWS = /"knows"\s*:\s*(true|false)/;
const THOUGHTS = /^\s*<think>[^]*?<\/think>\s*/;
const MIN_HEAD = 12;
/** Longer than any list of ids: what has no answer by then is none. */
const MAX_HEAD = 6_000;
const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "", b: "", f: "" };

export function createCitingAnswerReader(): CitingAnswerReader {
  /** Text around the answer. */
  let around = "";
  let state: "head" | "plain" | "answer" | "ended" = "head";
  let escape = "";

  /** Reads the head once it says whether JSON comes; an answer that comes before its facts waits for them. */
  function readHead(isWhole: boolean): string {
    // The first letters of a thought or a block of code are waited for.
    if (!isWhole && around.trimStart().length < MIN_HEAD && /^\s*[<`]/.test(around)) return "";
    if (/^\s*<think>/.test(around)) {
      if (!THOUGHTS.test(around)) return "";
      around = around.replace(THOUGHTS, "");
    }
    const head = around.replace(/^\s*```(?:json)?\s*/, "").trimStart();
    if (head === "") return "";
    if (!head.startsWith("{")) {
      state = "plain";
      const text = around;
      around = "";
      return isWhole ? text.replace(/```\s*$/, "") : text;
    }
    const start = ANSWER.exec(around);
    if (!start || (!isWhole && !FACTS.test(around.slice(0, start.index)))) return "";
    const rest = around.slice(start.index + start[0].length);
    around = around.slice(0, start.index);
    state = "answer";
    return readString(rest);
  }

  function readString(raw: string): string {
    let text = "";
    for (let at = 0; at < raw.length; at++) {
      const letter = raw[at]!;
      if (escape !== "") {
        escape += letter;
        if (escape[1] === "u" && escape.length < 6) continue;
        const code = parseInt(escape.slice(2), 16);
        if (escape[1] !== "u") text += ESCAPES[letter] ?? letter;
        else if (!Number.isNaN(code)) text += String.fromCharCode(code);
        escape = "";
      } else if (letter === "\\") escape = letter;
      else if (letter === '"') {
        state = "ended";
        around += raw.slice(at + 1);
        break;
      } else text += letter;
    }
    return text;
  }

  const read = (written: string): string => {
    if (state === "plain") return written;
    if (state === "answer") return readString(written);
    around += written;
    return state === "head" && around.length < MAX_HEAD ? readHead(false) : "";
  };
  return {
    read,
    end: () => (state === "head" ? readHead(true) : ""),
    get facts() {
      const list = FACTS.exec(around)?.[1];
      if (list !== undefined) return list.match(/[\w-]+/g) ?? [];
      return state === "answer" || state === "ended" ? [] : undefined;
    },
    get knows() {
      return KNOWS.exec(around)?.[1] !== "false";
    },
    get isEnded() {
      return state === "ended" || state === "plain";
    },
  };
}
