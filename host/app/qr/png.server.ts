import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";
import { LRUCache } from "lru-cache";
import { rgb } from "#sdk/card/colours.ts";
import { loadSharp } from "../runtime/load-sharp.ts";
import { markPixels } from "./mark.ts";
import type { CodePlan } from "./plan-code.ts";
import { drawSvg } from "./svg.ts";

/** Shades between dark and light, for the mark's smooth edges. */
const SHADES = 16;

type Modules = CodePlan["modules"];
/** The shades of the mark's pixels over dark modules and over light ones. */
interface Mark {
  offset: number;
  width: number;
  onDark: Uint8Array;
  onLight: Uint8Array;
}

const compress = promisify(deflate);

/** Draws a code with round parts or the owner's logo: sharp renders its SVG off the event loop. */
export async function drawRoundPng(plan: CodePlan, logo?: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(drawSvg(plan, logo)))
    .png({ palette: true, effort: 3 })
    .toBuffer();
}

/**
 * Draws a code as PNG (W3C PNG, third edition) with two colors or, with the mark, sixteen. Most rows repeat the one
 * above, so 4 million pixels take 2 ms of the event loop; libraries' encoders take a hundred times as long.
 */
export async function drawPng(plan: CodePlan): Promise<Buffer> {
  const { size: width } = plan;
  const mark = plan.mark ? markOf(plan) : undefined;
  const bits = mark ? 4 : 1;
  const pixels = indexedRows(plan, bits, mark);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header.set([bits, INDEXED], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", paletteOf(plan, 2 ** bits)),
    chunk("IDAT", await compress(pixels, { level: 3 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = 3;

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(data.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}

/** Colors from dark to light. */
function paletteOf({ dark, light }: CodePlan, colours: number): Buffer {
  const [from, to] = [rgb(dark), rgb(light)];
  const mixed = Array.from({ length: colours }, (_, i) =>
    from.map((part, channel) => Math.round(part + ((to[channel]! - part) * i) / (colours - 1))),
  );
  return Buffer.from(mixed.flat());
}

/** The picture's rows for the compressor, each after a zero for "no filter". */
function indexedRows({ modules, size: width, scale, margin }: CodePlan, bits: 1 | 4, mark: Mark | undefined): Buffer {
  const length = 1 + Math.ceil((width * bits) / 8);
  const rows = Buffer.alloc(length * width);
  const columns = Array.from({ length: width }, (_, x) => Math.floor(x / scale) - margin);
  const lightest = 2 ** bits - 1;
  const paint = (row: Buffer, x: number, index: number) => {
    const shift = bits === 1 ? 7 - (x & 7) : 4 - 4 * (x & 1);
    const byte = 1 + ((x * bits) >> 3);
    row[byte] = (row[byte]! & ~(lightest << shift)) | (index << shift);
  };
  let plain = { row: Number.NaN, at: 0 };
  for (let y = 0; y < width; y++) {
    const at = y * length;
    const row = columns[y]!;
    if (plain.row === row) rows.copyWithin(at, plain.at, plain.at + length);
    else {
      const line = rows.subarray(at, at + length);
      for (let x = 0; x < width; x++) paint(line, x, isDark(modules, row, columns[x]!) ? 0 : lightest);
      plain = { row, at };
    }
  }
  // Painted last, so that rows with the mark are copies, too, of which only the mark's pixels change.
  if (!mark) return rows;
  for (let y = mark.offset; y < mark.offset + mark.width; y++) {
    const line = rows.subarray(y * length, (y + 1) * length);
    const first = (y - mark.offset) * mark.width;
    for (let nth = 0; nth < mark.width; nth++) {
      const x = mark.offset + nth;
      const shades = isDark(modules, columns[y]!, columns[x]!) ? mark.onDark : mark.onLight;
      paint(line, x, shades[first + nth]!);
    }
  }
  return rows;
}

const isDark = ({ size, data }: Modules, row: number, column: number) =>
  row >= 0 && row < size && column >= 0 && column < size && data[row * size + column] === 1;

/** The last marks drawn, by width; they are the same in all colors. */
const marks = new LRUCache<number, Omit<Mark, "offset">>({ max: 20, memoMethod: drawMark });

function drawMark(width: number): Omit<Mark, "offset"> {
  const { light, cover } = markPixels(width);
  const over = (module: number) =>
    Uint8Array.from(light, (shade, at) => {
      const covered = cover[at]!;
      return Math.round((shade * covered + module * (1 - covered)) * (SHADES - 1));
    });
  return { width, onDark: over(0), onLight: over(1) };
}

/** The mark in the middle of a code. */
function markOf({ modules, size, scale, margin, mark }: CodePlan): Mark {
  const rendered = marks.memo(Math.round(size * mark));
  return { ...rendered, offset: Math.floor(margin * scale + (modules.size * scale - rendered.width) / 2) };
}
