import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as fontkit from "fontkit";
import { LRUCache } from "lru-cache";
import { decompress } from "wawoff2";

export type Weight = "regular" | "bold";

/** A part of a typeface: the characters of one script. */
export interface Face {
  /** Names the file, so that a document embeds it once. */
  key: string;
  data: Buffer;
  font: fontkit.Font;
  /**
   * Thousandths of an em by which outlines are thickened: the CJK files are variable fonts in their thinnest shape, and
   * no library embeds another shape of one.
   */
  thickness: number;
}

/** Noto Sans (SIL Open Font License 1.1, which allows embedding), in files of one script each. */
const STATIC = ["@fontsource/noto-sans", "@fontsource/noto-sans-arabic", "@fontsource/noto-sans-hebrew"];
/** Japanese first: its shapes of the shared characters are legible elsewhere, too. */
const VARIABLE = ["jp", "sc", "kr"].map((language) => `@fontsource-variable/noto-sans-${language}`);
const WEIGHTS = { regular: 400, bold: 700 };
const THICKNESS = { regular: 45, bold: 95 };

const { resolve } = createRequire(import.meta.url);

interface Part {
  pack: string;
  isVariable: boolean;
  subset: string;
  ranges: [from: number, to: number][];
}

let parts: Part[] | undefined;
const faces = new Map<string, Promise<Face>>();

/** Every file with the characters it is for, as its package lists them: `"latin": "U+0000-00FF,U+0131"`. */
function allParts(): Part[] {
  return (parts ??= [...STATIC, ...VARIABLE].flatMap((pack) => {
    const listed = JSON.parse(readFileSync(resolve(`${pack}/unicode.json`), "utf8")) as Record<string, string>;
    return Object.entries(listed).map(([subset, ranges]) => ({
      pack,
      isVariable: VARIABLE.includes(pack),
      subset: subset.replace(/[[\]]/g, ""),
      ranges: ranges.split(",").map((range): [number, number] => {
        const [from, to = from] = range.slice(2).split("-");
        return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
      }),
    }));
  }));
}

/** Faces of recent characters, as there are hundreds of files to search. */
const faceCache = new LRUCache<string, { face: Face | undefined }>({ max: 5_000 });

/** The first face that has a character; undefined for one that none has, such as an emoji. */
export async function faceFor(character: string, weight: Weight): Promise<Face | undefined> {
  const key = weight + character;
  const entry = faceCache.get(key) ?? { face: await findFace(character, weight) };
  faceCache.set(key, entry);
  return entry.face;
}

async function findFace(character: string, weight: Weight): Promise<Face | undefined> {
  const code = character.codePointAt(0)!;
  for (const part of allParts()) {
    if (!part.ranges.some(([from, to]) => code >= from && code <= to)) continue;
    const face = await open(part, weight);
    if (face.font.hasGlyphForCodePoint(code)) return face;
  }
  return undefined;
}

function open(part: Part, weight: Weight): Promise<Face> {
  const key = `${part.pack} ${part.subset} ${weight}`;
  let face = faces.get(key);
  if (!face) faces.set(key, (face = load(part, weight, key)));
  return face;
}

let unpacked: Promise<unknown> = Promise.resolve();

/** One file after the other: wawoff2 returns a view of its own memory, which the next call reuses. */
function unpack(path: string): Promise<Buffer> {
  const font = unpacked.then(async () => Buffer.from(await decompress(readFileSync(path))));
  unpacked = font.catch(() => {});
  return font;
}

async function load({ pack, isVariable, subset }: Part, weight: Weight, key: string): Promise<Face> {
  const files = join(dirname(resolve(`${pack}/unicode.json`)), "files");
  const name = pack.split("/")[1]!;
  const data = isVariable
    ? // Decompressed first, as fontkit embeds empty glyphs of a compressed variable font.
      await unpack(join(files, `${name}-${subset}-wght-normal.woff2`))
    : readFileSync(join(files, `${name}-${subset}-${WEIGHTS[weight]}-normal.woff`));
  return { key, data, font: fontkit.create(data) as fontkit.Font, thickness: isVariable ? THICKNESS[weight] : 0 };
}
