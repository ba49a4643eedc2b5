import type { Block, Line } from "./text-layout.ts";

export const MM = 72 / 25.4;
/** Ink beyond the cut, so that no white edge shows where the knife is a little off. */
export const BLEED = 3 * MM;

/** In points from the upper left corner of the page. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Anchor = "left" | "right" | "middle";

/** Drawing surface of designs: a document for print, or a picture for the preview. Colors are `#rrggbb`. */
export interface Canvas {
  /** A page of this size; with `isCut` it is trimmed to it, has bleed around and marks. Answers its trimmed frame. */
  page(width: number, height: number, isCut: boolean): Frame;
  /** Crop marks outside of a frame, at these places of its edges. */
  marks(columns: number[], rows: number[], frame: Frame): void;
  /** One color, or a gradient of two. */
  fill(frame: Frame, colors: string[]): void;
  circle(x: number, y: number, radius: number, color: string): void;
  /** Within the frame, in the middle of it. */
  image(picture: Uint8Array, frame: Frame): void;
  portrait(picture: Uint8Array, x: number, y: number, radius: number): void;
  /** A line with its baseline at `y`; `x` is its start, its end or its middle. */
  line(line: Line, size: number, x: number, y: number, color: string, anchor: Anchor): void;
  /** A code with its quiet zone on white. */
  code(content: string, x: number, y: number, width: number): void;
  finish(): Promise<Buffer>;
}

/** Draws lines one below the other; returns the baseline of the next one. */
export function drawLines(
  canvas: Canvas,
  { lines, size }: Block,
  x: number,
  y: number,
  color: string,
  anchor: Anchor,
): number {
  lines.forEach((line, i) => canvas.line(line, size, x, y + i * size * 1.2, color, anchor));
  return y + lines.length * size * 1.2;
}
