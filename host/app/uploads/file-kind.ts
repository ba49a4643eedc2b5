/** File type by its first bytes, regardless of its name and claimed type. */
export type FileKind = "jpeg" | "png" | "gif" | "svg" | "webp" | "avif" | "tiff" | "heic" | "other";

/** An SVG may begin with comments. */
const HEAD_BYTES = 20_000;

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((value, i) => bytes[i] === value);

/** The kind of a file; `other` for everything that is no picture we can read. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "jpeg";
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD_BYTES));
  if (/^GIF8[79]a/.test(head)) return "gif";
  if (/^RIFF.{4}WEBP/s.test(head)) return "webp";
  if (/^.{4}ftypavi[fs]/s.test(head)) return "avif";
  if (/^(?:II\*\0|MM\0\*)/.test(head)) return "tiff";
  if (/^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(head)) return "heic";
  return isSvg(head) ? "svg" : "other";
}

/** Type of a selected file. */
export const kindOfFile = async (file: Blob): Promise<FileKind> =>
  fileKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));

/** Start and end of what may precede the `<svg>` element. */
const PROLOGUE = [
  ["<?xml", "?>"],
  ["<!--", "-->"],
  ["<!doctype svg", ">"],
] as const;

/** Whether the drawing's element is the first of the file. One walk: each step begins where the last one ended. */
function isSvg(head: string): boolean {
  const text = head.toLowerCase();
  let at = text.startsWith("\u00ef\u00bb\u00bf") ? 3 : 0;
  for (;;) {
    while (at < text.length && /\s/.test(text[at]!)) at++;
    const part = PROLOGUE.find(([start]) => text.startsWith(start, at));
    if (!part) return /^<(?:\w{1,20}:)?svg[\s>]/.test(text.slice(at, at + 30));
    // A document type with declarations of its own ends behind them.
    const inner = part[0].startsWith("<!d") ? text.indexOf("[", at) : -1;
    const from = inner >= 0 && inner < text.indexOf(">", at) ? text.indexOf("]", inner) : at + part[0].length;
    if (from < 0) return false;
    const end = text.indexOf(part[1], from);
    if (end < 0) return false;
    at = end + part[1].length;
  }
}
