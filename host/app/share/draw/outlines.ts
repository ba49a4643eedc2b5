import { create } from "qrcode";
import type { Line } from "./text-layout.ts";

const WHITE = "#ffffff";

/** A line as SVG outlines from `x` with its baseline at `y`: the machine may have no fonts. */
export function outlines({ runs }: Line, size: number, x: number, y: number, color: string): string {
  const groups = runs.map(({ face: { font, thickness }, text, x: offset }) => {
    const scale = size / font.unitsPerEm;
    const run = font.layout(text);
    let at = 0;
    const paths = run.glyphs.map((glyph, i) => {
      const { xAdvance, xOffset, yOffset } = run.positions[i]!;
      const d = glyph.path.toSVG();
      const placed = d && `<path transform="translate(${at + xOffset} ${yOffset})" d="${d}"/>`;
      at += xAdvance;
      return placed;
    });
    const stroke = (thickness / 1_000) * font.unitsPerEm;
    return `<g transform="translate(${x + offset * size} ${y}) scale(${scale} ${-scale})" stroke-width="${stroke}">${paths.join("")}</g>`;
  });
  return `<g fill="${color}" stroke="${color}" stroke-linejoin="round">${groups.join("")}</g>`;
}

/** A code on white with its quiet zone, as SVG. */
export function codeTile(content: string, x: number, y: number, side: number, radius = 0): string {
  const { size, data } = create(content, { errorCorrectionLevel: "M" }).modules;
  const module = side / (size + 8);
  let d = "";
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) if (data[row * size + column]) d += `M${column} ${row}h1v1h-1z`;
  return (
    `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${radius}" fill="${WHITE}"/>` +
    `<path transform="translate(${x + 4 * module} ${y + 4 * module}) scale(${module})" d="${d}" shape-rendering="crispEdges"/>`
  );
}
