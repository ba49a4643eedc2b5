import type { ColorOrGradient } from "./card-data.ts";

/** Red, green and blue, 0 to 255. */
export function rgb(color: string): [number, number, number] {
  const h = color.slice(1);
  const at = (i: number) => parseInt(h.length === 3 ? h[i]!.repeat(2) : h.slice(2 * i, 2 * i + 2), 16);
  return [at(0), at(1), at(2)];
}

function hex(parts: number[]): string {
  return "#" + parts.map((p) => Math.round(p).toString(16).padStart(2, "0")).join("");
}

/** A colour on the way from one to the other; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  return hex(a.map((v, i) => v + (b[i]! - v) * share));
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(colour: string): number {
  const [r, g, b] = rgb(colour).map((v) => {
    const s = v / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function worst(colour: string, grounds: string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

/**
 * Ink for a button of these colours (two for a gradient): white or the theme's ink if either reads, else black or
 * white.
 */
export function textColorOn(grounds: string[], textColor = "#1c1917"): string {
  const best = (candidates: string[]) => candidates.reduce((a, b) => (worst(b, grounds) > worst(a, grounds) ? b : a));
  const readable = ["#ffffff", textColor].filter((c) => worst(c, grounds) >= 4.5);
  return readable.length ? best(readable) : best(["#ffffff", "#000000"]);
}

/** The nearest shade of a text colour that reads on all grounds: moved towards black or white in steps of 5 %. */
export function readableShade(text: string, grounds: string[], least = 4.5): string {
  const pole = worst("#000000", grounds) >= worst("#ffffff", grounds) ? "#000000" : "#ffffff";
  for (let step = 0; step <= 20; step++) {
    const shade = mix(text, pole, step / 20);
    if (worst(shade, grounds) >= least) return shade;
  }
  return pole; // only a gradient from near black to near white gets here: the editor refuses it
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The stops of a paint: one for a colour, two for a gradient; null when it is no colour we know. */
export function colorStops(paint: ColorOrGradient | undefined): string[] | null {
  const stops = typeof paint === "string" ? [paint] : paint && [paint.from, paint.to];
  return stops?.every((c) => typeof c === "string" && HEX.test(c)) ? stops : null;
}
