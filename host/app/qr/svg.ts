import { markSvg } from "./mark.ts";
import type { CodePlan } from "./plan-code.ts";

/** Side, in modules, of the three finder patterns in the corners (ISO 18004, 6.3.3). */
const EYE = 7;

/** A code as SVG. `logo` is the owner's as a data URL; without it, the mark is ours. */
export function drawSvg(plan: CodePlan, logo?: string): string {
  const { modules, size, scale, margin, dark, light, mark, round } = plan;
  const side = size / scale;
  const width = modules.size * mark;
  const offset = margin + (modules.size - width) / 2;
  const middle = logo ? ownLogo(width, light, logo) : markSvg(width, dark, light);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}"` +
    `${round.modules || round.eyes ? "" : ' shape-rendering="crispEdges"'}>` +
    `<path fill="${light}" d="M0 0h${side}v${side}H0z"/>` +
    (round.modules ? rounded(plan) : runs(plan)) +
    (round.eyes ? eyes(plan) : "") +
    (mark ? `<g transform="translate(${offset} ${offset})">${middle}</g>` : "") +
    "</svg>\n"
  );
}

/** One path, with a stroke for each run of dark modules in a row. */
function runs(plan: CodePlan): string {
  const { margin, dark } = plan;
  const rows = rowsOf(plan).map((row, y) =>
    [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index + margin} ${y + margin + 0.5}h${run.length}`),
  );
  return `<path stroke="${dark}" d="${rows.flat().join("")}"/>`;
}

/**
 * Dark modules, rounded at corners that touch no other dark module; single ones are dots. One path, so that no seams
 * show between them. The squares in the corners are not rounded here.
 */
function rounded(plan: CodePlan): string {
  const { margin, dark, modules, round } = plan;
  const rows = rowsOf({ ...plan, round: { ...round, eyes: true } });
  const isDark = (x: number, y: number) => rows[y]?.[x] === "1";
  /** A curve from the middle of one side to the middle of the next. */
  const corner = (isRound: boolean, [x, y]: [number, number], line: string) =>
    isRound ? `a.5.5 0 0 1 ${x} ${y}` : line;
  const module = (x: number, y: number) => {
    const [up, right, down, left] = [isDark(x, y - 1), isDark(x + 1, y), isDark(x, y + 1), isDark(x - 1, y)];
    return (
      `M${x + margin} ${y + margin + 0.5}` +
      corner(!up && !left, [0.5, -0.5], "v-.5h.5") +
      corner(!up && !right, [0.5, 0.5], "h.5v.5") +
      corner(!down && !right, [-0.5, 0.5], "v.5h-.5") +
      corner(!down && !left, [-0.5, -0.5], "h-.5v-.5") +
      "z"
    );
  };
  const path = rows.flatMap((row, y) => [...row.matchAll(/1/g)].map(({ index }) => module(index, y)));
  const corners = round.eyes
    ? ""
    : runs({ ...plan, modules: { ...modules, data: onlyEyes(plan) } as CodePlan["modules"] });
  return `${corners}<path fill="${dark}" d="${path.join("")}"/>`;
}

/** Finder patterns with rounded corners: 1, 1, 3, 1, 1 modules across the middle, as scanners expect. */
function eyes({ modules: { size }, margin, dark }: CodePlan): string {
  const eye = (x: number, y: number) =>
    `<rect x="${x + 0.5}" y="${y + 0.5}" width="6" height="6" rx="1.5" fill="none" stroke="${dark}"/>` +
    `<rect x="${x + 2}" y="${y + 2}" width="3" height="3" rx="0.8" fill="${dark}"/>`;
  const far = margin + size - EYE;
  return eye(margin, margin) + eye(far, margin) + eye(margin, far);
}

/** Each row as ones and zeros, without the finder patterns if those are drawn separately. */
function rowsOf({ modules: { size, data }, round }: CodePlan): string[] {
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) =>
      data[y * size + x] === 1 && !(round.eyes && isInEye(x, y, size)) ? "1" : "0",
    ).join(""),
  );
}

const onlyEyes = ({ modules: { size, data } }: CodePlan): Uint8Array =>
  data.map((bit, i) => (bit && isInEye(i % size, Math.floor(i / size), size) ? 1 : 0));

const isInEye = (x: number, y: number, size: number) =>
  (x < EYE && y < EYE) || (x >= size - EYE && y < EYE) || (x < EYE && y >= size - EYE);

/** The owner's logo on the code's background color, so that no part of it is mistaken for a module. */
const ownLogo = (width: number, light: string, url: string) =>
  `<rect width="${width}" height="${width}" rx="${width * 0.2}" fill="${light}"/>` +
  `<image href="${url}" x="${width * 0.1}" y="${width * 0.1}" width="${width * 0.8}" height="${width * 0.8}"/>`;
