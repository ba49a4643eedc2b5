import { type FileKind, fileKind } from "./file-kind.ts";
import { stripJpegSegments } from "./strip-jpeg-segments.ts";
import { stripPngText } from "./strip-png-text.ts";

/** A picture without what it does not need, which may take a decoder much time or memory. */
export function withoutExtras(sent: Uint8Array, kind: FileKind = fileKind(sent)): Uint8Array {
  if (kind === "png") return stripPngText(sent);
  return kind === "jpeg" ? stripJpegSegments(sent) : sent;
}
