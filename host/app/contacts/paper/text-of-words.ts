/** Text recognized in a picture. */
export interface ReadText {
  text: string;
  /** Words of it that may be others. */
  unsure: string[];
}

interface Part {
  text: string;
  left: number;
  right: number;
  /** Height of the letters, in pixels. */
  height: number;
  /** Stands behind a wide gap in its line. */
  isSecond: boolean;
}

/** Gap between texts, relative to the letters' height; words of one text are closer. */
const WIDE_GAP = 2;
/** Tesseract's own measure, of 100. */
const MIN_CONFIDENCE = 60;

/** The lines of what Tesseract read, from its table of words: columns beside each other come one after the other. */
export function textOfWords(table: string): ReadText {
  const unsure: string[] = [];
  const blocks = new Map<string, Part[]>();
  let lastLine = "";
  for (const row of table.split("\n")) {
    const [level, page, block, paragraph, line, , left, , width, height, confidence, text = ""] = row.split("\t");
    if (level !== "5" || text.trim() === "") continue;
    if (Number(confidence) < MIN_CONFIDENCE) unsure.push(text);
    const parts = blocks.get(block!) ?? [];
    blocks.set(block!, parts);
    const word = { text, left: Number(left), right: Number(left) + Number(width), height: Number(height) };
    const key = [page, block, paragraph, line].join(" ");
    const part = key === lastLine ? parts.at(-1) : undefined;
    lastLine = key;
    if (part && word.left - part.right < WIDE_GAP * Math.max(part.height, word.height)) {
      part.text += ` ${word.text}`;
      part.right = word.right;
      part.height = Math.max(part.height, word.height);
    } else parts.push({ ...word, isSecond: part !== undefined });
  }
  return { text: [...blocks.values()].flatMap(inColumns).join("\n"), unsure };
}

function inColumns(parts: Part[]): string[] {
  const border = Math.min(...parts.filter(({ isSecond }) => isSecond).map(({ left, height }) => left - height));
  const isRight = ({ left }: Part) => left >= border;
  return [...parts.filter((part) => !isRight(part)), ...parts.filter(isRight)].map(({ text }) => text);
}
