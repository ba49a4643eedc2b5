/** A rounded box, or a circle if the radius is half the side. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

/** Our mark in the middle of a code, in a square of 32: a plate in the background's color … */
const SIDE = 32;
const PLATE: Box = { x: 0, y: 0, width: SIDE, height: SIDE, radius: 7 };
/** … with a dark card on it that has light parts. */
const CARD: Box = { x: 7, y: 4, width: 18, height: 24, radius: 4 };
const ON_CARD: Box[] = [
  { x: 12.5, y: 9, width: 7, height: 7, radius: 3.5 },
  { x: 10.5, y: 19, width: 11, height: 3, radius: 1.5 },
];

export function markSvg(width: number, dark: string, light: string): string {
  const rect = (box: Box, fill: string) =>
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="${box.radius}" fill="${fill}"/>`;
  const parts = [rect(PLATE, light), rect(CARD, dark), ...ON_CARD.map((box) => rect(box, light))];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${SIDE} ${SIDE}">${parts.join("")}</svg>`;
}

/** Pixels of the mark, row by row: their lightness and opacity, both 0 to 1. */
interface MarkPixels {
  light: Float32Array;
  cover: Float32Array;
}

/**
 * Draws the mark like `markSvg`, but without a renderer, which would take longer to load than to draw a day's codes.
 */
export function markPixels(width: number): MarkPixels {
  const light = new Float32Array(width * width);
  const cover = new Float32Array(width * width);
  const scale = width / SIDE;
  for (let at = 0; at < light.length; at++) {
    const x = ((at % width) + 0.5) / scale;
    const y = (Math.floor(at / width) + 0.5) / scale;
    cover[at] = inside(PLATE, x, y, scale);
    let shade = 1 - inside(CARD, x, y, scale);
    if (shade < 1)
      for (const box of ON_CARD) {
        const share = inside(box, x, y, scale);
        shade = shade * (1 - share) + share;
      }
    light[at] = shade;
  }
  return { light, cover };
}

/** How much of the pixel around (x, y) lies in a box, by its signed distance from the edge. */
function inside({ x: left, y: top, width, height, radius }: Box, x: number, y: number, scale: number): number {
  const dx = Math.abs(x - left - width / 2) - (width / 2 - radius);
  const dy = Math.abs(y - top - height / 2) - (height / 2 - radius);
  // Math.hypot() takes ten times as long.
  const toCorner = dx > 0 && dy > 0 ? Math.sqrt(dx * dx + dy * dy) : Math.max(dx, dy);
  const distance = toCorner - radius;
  return Math.min(1, Math.max(0, 0.5 - distance * scale));
}
