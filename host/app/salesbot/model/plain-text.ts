/** A model's text without markup, script and control characters; links stay as text. */
export function plainText(text: string): string {
  return text
    .replace(/<(script|style|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/<\/?[a-z!][^<>]*>/gi, "")
    .replace(/\b(?:javascript|vbscript|data):/gi, "")
    .replace(/!?\[([^[\]]*)\]\(([^)\s]{0,500})\)/g, (_, label: string, url: string) =>
      label === url || !label ? url : `${label} (${url})`,
    )
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, "")
    .replace(/^[ \t]{0,8}(?:#{1,6}[ \t]+|>[ \t]?|[-*+•][ \t]+|\d{1,2}[.)][ \t]+)/gm, "")
    .replace(/^(?:```[\w-]{0,20}|[-*_=|: \t]{3,})$/gm, "")
    .replace(/\*\*|__|~~|`+/g, "")
    .replace(/(?<![\p{L}\d*_])([*_])(?=\S)([^*_\n]{1,300}?)(?<=\S)\1(?![\p{L}\d*_])/gu, "$2")
    .replace(/^[ \t]*\|(.*)\|[ \t]*$/gm, (_, cells: string) =>
      cells
        .split("|")
        .map((cell) => cell.trim())
        .join(" – "),
    )
    .replace(/\n{2,}/g, "\n")
    .trim();
}

/** Abbreviations whose full stop does not end a sentence. */
const ABBREVIATED =
  /(?:(?<!\p{L})(?:Dr|Prof|Mrs?|Ms|Sra?|Mme|St|Nr|No|ca|bzw|inkl|z\.B|d\.h|e\.g|i\.e|p\.m|a\.m)|(?<!\d)\d{1,2})\.$/u;
const END = /[.!?…]["'”’)\]]{0,2}\s+|[。！？]["'”’)\]]{0,2}|\n+/gu;

/** `Yes.` is read together with what explains it. */
const MIN_SENTENCE = 16;

/** Cuts text that comes in pieces into sentences, each with the white space that follows it. */
export function createSentenceReader() {
  let buffer = "";
  let scanned = 0;
  return {
    /** The sentences that have ended. */
    read(text: string): string[] {
      buffer += text;
      const ended: string[] = [];
      let from = 0;
      END.lastIndex = Math.max(0, scanned - 4);
      for (let end = END.exec(buffer); end; end = END.exec(buffer)) {
        const next = end.index + end[0].length;
        const sentence = buffer.slice(from, next).trimEnd();
        if (!end[0].includes("\n") && (sentence.length < MIN_SENTENCE || ABBREVIATED.test(sentence))) continue;
        ended.push(buffer.slice(from, next));
        from = next;
      }
      buffer = buffer.slice(from);
      scanned = buffer.length;
      return ended;
    },
    get length() {
      return buffer.length;
    },
    /** Remaining text. */
    end(): string {
      const rest = buffer;
      buffer = "";
      return rest;
    },
  };
}
