import { ARABIC, descenderHeight, fitText, layOutLine } from "./text-layout.ts";
import { type Frame, MM, type Canvas, drawLines } from "./canvas.ts";
import type { PaperSize, CardPerson, DrawingTask } from "./task.ts";

const BLACK = "#000000";
const GREY = "#4d4d4d";
const POSTERS = { metric: [210 * MM, 297 * MM], us: [8.5 * 72, 11 * 72] } as const;
const TAG = [90 * MM, 55 * MM] as const;
const A6 = [105 * MM, 148 * MM] as const;

/** Lines in the middle of a frame, one text below the other. */
async function stack(
  canvas: Canvas,
  { x, width }: Frame,
  from: number,
  texts: { text: string | null; size: number; minSize: number; isBold?: boolean; maxLines?: number; color?: string }[],
): Promise<number> {
  let y = from;
  for (const { text, size, minSize, isBold = false, maxLines = 1, color = BLACK } of texts) {
    if (text === null) continue;
    const block = await fitText(text, {
      weight: isBold ? "bold" : "regular",
      width: width * 0.86,
      maxLines,
      size,
      minSize,
    });
    y =
      drawLines(canvas, block, x + width / 2, y + block.size, color, "middle") -
      block.size * (0.8 - (isBold ? descenderHeight(block) : 0));
  }
  return y;
}

/** A poster for a stand or a door: read from across the room. */
export async function drawPoster(
  canvas: Canvas,
  { person, code, greeting }: DrawingTask,
  size: PaperSize,
): Promise<void> {
  const page = canvas.page(...POSTERS[size], false);
  canvas.fill({ ...page, height: 48 * MM }, person.primary);
  const heading = await layOutLine(greeting, "bold");
  const headingSize = Math.min(38, (page.width * 0.86) / heading.width);
  canvas.line(heading, headingSize, page.width / 2, 29 * MM, person.onPrimary, "middle");
  const side = 130 * MM;
  canvas.code(code, (page.width - side) / 2, 58 * MM, side);
  await stack(canvas, page, 196 * MM, [
    { text: person.name, size: 46, minSize: 20, isBold: true, maxLines: 2 },
    {
      text: [person.title, person.company].filter(Boolean).join(" · ") || null,
      size: 22,
      minSize: 12,
      maxLines: 2,
      color: GREY,
    },
  ]);
  const link = await layOutLine(person.link, "regular");
  canvas.line(
    link,
    Math.min(14, (page.width * 0.86) / link.width),
    page.width / 2,
    page.height - 14 * MM,
    BLACK,
    "middle",
  );
}

/** A badge of A6 for a holder around the neck, or a name tag to pin on. */
export async function drawBadge(canvas: Canvas, { person, code }: DrawingTask, size: "a6" | "tag"): Promise<void> {
  await (size === "tag" ? drawTag(canvas, person, code) : drawA6(canvas, person, code));
}

async function drawTag(canvas: Canvas, person: CardPerson, code: string): Promise<void> {
  const frame = canvas.page(...TAG, true);
  const isRtl = person.direction === "rtl";
  const side = 30 * MM;
  canvas.fill(
    { ...frame, x: frame.x - 3 * MM, width: frame.width + 6 * MM, y: frame.y - 3 * MM, height: 7 * MM },
    person.primary,
  );
  canvas.code(code, isRtl ? frame.x + 2 * MM : frame.x + frame.width - side - 2 * MM, frame.y + 14 * MM, side);
  const room = frame.width - side - 8 * MM;
  const beside: Frame = { ...frame, x: isRtl ? frame.x + side + 3 * MM : frame.x + 5 * MM, width: room };
  await stack(canvas, beside, frame.y + 13 * MM, [
    // Three lines with the bowls of Arabic letters below leave less room for the rest.
    { text: person.name, size: ARABIC.test(person.name) ? 18 : 22, minSize: 10, isBold: true, maxLines: 3 },
    { text: person.title, size: 11, minSize: 7, maxLines: 2, color: GREY },
    { text: person.company, size: 11, minSize: 7, maxLines: 2, color: GREY },
  ]);
}

async function drawA6(canvas: Canvas, person: CardPerson, code: string): Promise<void> {
  const frame = canvas.page(...A6, false);
  const middle = frame.width / 2;
  const radius = 17 * MM;
  const centre = 32 * MM;
  canvas.fill({ ...frame, height: centre }, person.primary);
  const initials = await layOutLine(person.initials, "bold");
  if (person.portrait || initials.runs.length > 0) canvas.circle(middle, centre, radius + 1.2 * MM, "#ffffff");
  if (person.portrait) {
    canvas.portrait(person.portrait, middle, centre, radius);
  } else if (initials.runs.length > 0) {
    canvas.circle(middle, centre, radius, "#e0e0e0");
    canvas.line(initials, 40, middle, centre + 14, BLACK, "middle");
  }
  await stack(canvas, frame, centre + radius + 4 * MM, [
    { text: person.name, size: 26, minSize: 12, isBold: true, maxLines: 2 },
    { text: person.title, size: 13, minSize: 8, color: GREY },
    { text: person.company, size: 13, minSize: 8, color: GREY },
  ]);
  const side = 50 * MM;
  canvas.code(code, middle - side / 2, frame.height - side - 4 * MM, side);
}
