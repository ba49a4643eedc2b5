import { normalForm } from "#sdk/normal-form.ts";
import bidiFactory from "bidi-js";
import { LRUCache } from "lru-cache";
import { type Face, faceFor, type Weight } from "./fonts.ts";

const bidi = bidiFactory();

/** Letters of one face in one direction, in the order in which they stand on the line. */
interface GlyphRun {
  face: Face;
  text: string;
  /** Offset from the start of the line and of its own, in ems. */
  x: number;
  width: number;
}

/** A line of text laid out from left to right, whatever its direction. */
export interface Line {
  runs: GlyphRun[];
  /** In ems. */
  width: number;
}

interface Span {
  face: Face;
  text: string;
  level: number;
}

/** Belongs to the letter before it: combining marks, joiners, variation selectors. */
const ATTACHED = /^[\p{M}\u200c\u200d\ufe0e\ufe0f]$/u;

/**
 * Lays out one line (UAX #9). Characters that no embedded font has, such as emoji, are left out.
 */
export async function layOutLine(text: string, weight: Weight): Promise<Line> {
  const key = weight + text;
  const line = laid.get(key) ?? (await layOut(text, weight));
  laid.set(key, line);
  return line;
}

/** Lines are tried in several sizes, which changes nothing in them. */
const laid = new LRUCache<string, Line>({ max: 2_000 });

async function layOut(text: string, weight: Weight): Promise<Line> {
  const spans = await spansOf(text, weight);
  const runs: GlyphRun[] = [];
  let x = 0;
  for (const { face, text: own, level } of visual(spans)) {
    // A document lays out right-to-left words one by one, from left to right: so do we, in their order on the line.
    const words = level % 2 === 1 ? own.split(/(\s+)/).reverse() : [own];
    for (const word of words.filter(Boolean)) {
      const width = face.font.layout(word).advanceWidth / face.font.unitsPerEm;
      if (word.trim()) runs.push({ face, text: word, x, width });
      x += width;
    }
  }
  return { runs, width: x };
}

/** The text in logical order, cut where the face or the direction changes. */
async function spansOf(text: string, weight: Weight): Promise<Span[]> {
  const glyphs: { face: Face; character: string }[] = [];
  for (const character of normalForm(text, "NFC").trim().replace(/\s+/g, " ")) {
    const before = glyphs.at(-1);
    const face = ATTACHED.test(character)
      ? before && hasGlyph(before.face, character) && before.face
      : await faceFor(character, weight);
    if (!face || (character === " " && (!before || before.character === " "))) continue;
    glyphs.push({ face, character });
  }
  while (glyphs.at(-1)?.character === " ") glyphs.pop();
  // By its own first letter: a telephone number beside an Arabic name still reads from left to right.
  const { levels } = bidi.getEmbeddingLevels(glyphs.map(({ character }) => character).join(""));
  const spans: Span[] = [];
  let at = 0;
  for (const { face, character } of glyphs) {
    const level = levels[at]!;
    at += character.length;
    const last = spans.at(-1);
    // Blanks have no shape: they stay with the letters around them, so that words are found in a document.
    if (last && last.level === level && (last.face === face || (character === " " && hasGlyph(last.face, " "))))
      last.text += character;
    else spans.push({ face, text: character, level });
  }
  return spans;
}

const hasGlyph = ({ font }: Face, character: string) => font.hasGlyphForCodePoint(character.codePointAt(0)!);

/** Rule L2: from the highest level down, what is at least at that level is reversed. */
function visual(spans: Span[]): Span[] {
  const order = [...spans];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level >= 1; level--) {
    for (let from = 0; from < order.length; from++) {
      if (order[from]!.level < level) continue;
      let to = from;
      while (to < order.length && order[to]!.level >= level) to++;
      order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  }
  return order;
}

export interface Block {
  lines: Line[];
  size: number;
}

export const ARABIC = /\p{Script=Arabic}/u;

/** How much more room a block needs below it, in ems: bowls of Arabic letters hang far below the line. */
export const descenderHeight = ({ lines }: Block): number =>
  lines.at(-1)?.runs.some(({ text }) => ARABIC.test(text)) ? 0.3 : 0;

/**
 * Text in at most `maxLines` lines of a width, as large as fits between two sizes: with whole words where any size
 * allows that. The last line ends in … where even the smallest does not.
 */
export async function fitText(text: string, { weight, width, maxLines, size, minSize }: TextBox): Promise<Block> {
  const sizes = [size];
  while (sizes.at(-1)! > minSize) sizes.push(Math.max(minSize, sizes.at(-1)! * 0.92));
  let broken: Block | undefined;
  for (const now of sizes) {
    const { lines, isBroken } = await wrap(text, weight, width / now);
    if (lines.length > maxLines) continue;
    if (!isBroken) return { lines, size: now };
    broken ??= { lines, size: now };
  }
  return broken ?? cut(text, { weight, width, maxLines, size: minSize });
}

async function cut(text: string, { weight, width, maxLines, size }: Omit<TextBox, "minSize">): Promise<Block> {
  const characters = [...text];
  let [fits, tooLong] = [0, characters.length];
  let best: Line[] = [];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    const { lines } = await wrap(`${characters.slice(0, middle).join("").trimEnd()}…`, weight, width / size);
    if (lines.length <= maxLines) [fits, best] = [middle, lines];
    else tooLong = middle;
  }
  return { lines: best, size };
}

interface TextBox {
  weight: Weight;
  width: number;
  maxLines: number;
  size: number;
  minSize: number;
}

/** Scripts that are written without blanks may be broken anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Lines of at most this many ems, broken after spaces and hyphens, and within a word only if it exceeds a line. */
async function wrap(text: string, weight: Weight, width: number): Promise<{ lines: Line[]; isBroken: boolean }> {
  const lines: Line[] = [];
  let isBroken = false;
  let now = "";
  const push = async () => {
    const line = await layOutLine(now, weight);
    if (line.runs.length > 0) lines.push(line);
    now = "";
  };
  for (const word of text.trim().split(/(?<=[\s-])/)) {
    if ((await layOutLine(now + word, weight)).width <= width) {
      now += word;
      continue;
    }
    if (now) await push();
    for (const character of word) {
      if (now && (await layOutLine(now + character, weight)).width > width) {
        await push();
        isBroken ||= !UNSPACED.test(character);
      }
      now += character;
    }
  }
  if (now) await push();
  return { lines, isBroken };
}
