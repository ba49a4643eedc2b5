import { type Block, fitText, layOutLine } from "./text-layout.ts";
import { BLEED, type Frame, MM, type Canvas, drawLines } from "./canvas.ts";
import type { PaperSize, CardPerson, DrawingTask } from "./task.ts";

const SIZES = { metric: [85 * MM, 55 * MM], us: [3.5 * 72, 2 * 72] } as const satisfies Record<
  PaperSize,
  readonly [number, number]
>;
const PAGES = { metric: [210 * MM, 297 * MM], us: [8.5 * 72, 11 * 72] } as const;
const BLACK = "#000000";
const GREY = "#4d4d4d";
const EDGE = 5 * MM;
const CODE = 24 * MM;
/** The smallest type on a card, in points, that is printed cleanly in one ink. */
const SMALLEST = 5.5;

/** A business card of two pages, with bleed and crop marks. */
export async function drawCard(canvas: Canvas, { person, code }: DrawingTask, size: PaperSize): Promise<void> {
  const [width, height] = SIZES[size];
  const words = await wordsOf(person, width);
  const front = canvas.page(width, height, true);
  drawFront(canvas, person, words, code, front, BLEED);
  const back = canvas.page(width, height, true);
  await drawBack(canvas, person, back, BLEED);
}

/** Ten cards on a page of the office printer, and their backs on a second one. */
export async function drawSheet(canvas: Canvas, { person, code }: DrawingTask, size: PaperSize): Promise<void> {
  const [width, height] = SIZES[size];
  const [pageWidth, pageHeight] = PAGES[size];
  const words = await wordsOf(person, width);
  const block: Frame = {
    x: (pageWidth - 2 * width) / 2,
    y: (pageHeight - 5 * height) / 2,
    width: 2 * width,
    height: 5 * height,
  };
  const columns = [0, 1, 2].map((n) => block.x + n * width);
  const rows = [0, 1, 2, 3, 4, 5].map((n) => block.y + n * height);
  for (const isFront of [true, false]) {
    canvas.page(pageWidth, pageHeight, false);
    for (const y of rows.slice(0, 5)) {
      for (const x of columns.slice(0, 2)) {
        const frame = { x, y, width, height };
        if (isFront) drawFront(canvas, person, words, code, frame, 0);
        else await drawBack(canvas, person, frame, 0);
      }
    }
    canvas.marks(columns, rows, block);
  }
}

interface Words {
  name: Block;
  role: Block[];
  contact: Block[];
}

async function wordsOf(person: CardPerson, width: number): Promise<Words> {
  const room = width - 2 * EDGE;
  const beside = room - CODE;
  const line = (text: string, size: number, lineWidth = beside) =>
    fitText(text, { weight: "regular", width: lineWidth, maxLines: 1, size, minSize: SMALLEST });
  const contact = [person.phone, person.email, person.website, person.address].filter((text) => text !== null);
  return {
    name: await fitText(person.name, { weight: "bold", width: room, maxLines: 2, size: 14, minSize: 7 }),
    role: await Promise.all(
      [person.title, person.company].filter((text) => text !== null).map((text) => line(text, 8.5, room)),
    ),
    contact: await Promise.all(contact.map((text) => line(text, 7))),
  };
}

function drawFront(canvas: Canvas, person: CardPerson, words: Words, code: string, frame: Frame, bleed: number): void {
  const { x, y, width, height } = frame;
  const isRtl = person.direction === "rtl";
  const anchor = isRtl ? "right" : "left";
  const start = isRtl ? x + width - EDGE : x + EDGE;
  canvas.fill({ x: x - bleed, y: y - bleed, width: width + 2 * bleed, height: 2.5 * MM + bleed }, person.primary);
  let at = drawLines(canvas, words.name, start, y + 6 * MM + words.name.size, BLACK, anchor);
  for (const block of words.role) at = drawLines(canvas, block, start, at, GREY, anchor);
  // From the bottom up, so that short and long names leave the same foot.
  let foot = y + height - EDGE - (words.contact.length - 1) * 9.6;
  for (const block of words.contact) {
    drawLines(canvas, block, start, foot, BLACK, anchor);
    foot += 9.6;
  }
  const side = isRtl ? x + 3 * MM : x + width - CODE - 3 * MM;
  canvas.code(code, side, y + height - CODE - 3 * MM, CODE);
}

async function drawBack(canvas: Canvas, person: CardPerson, frame: Frame, bleed: number): Promise<void> {
  const { x, y, width, height } = frame;
  canvas.fill({ x: x - bleed, y: y - bleed, width: width + 2 * bleed, height: height + 2 * bleed }, person.primary);
  const [middle, centre] = [x + width / 2, y + height / 2];
  if (person.logo) {
    const box: [number, number] = [width * 0.5, height * 0.45];
    canvas.image(person.logo, {
      x: middle - box[0] / 2,
      y: centre - box[1] / 2 - 2 * MM,
      width: box[0],
      height: box[1],
    });
  } else {
    const title = await fitText(person.company ?? person.name, {
      weight: "bold",
      width: width - 4 * EDGE,
      maxLines: 2,
      size: 16,
      minSize: 8,
    });
    const top = centre - ((title.lines.length - 1) * title.size * 1.2) / 2 + title.size * 0.2;
    drawLines(canvas, title, middle, top, person.onPrimary, "middle");
  }
  const link = await layOutLine(person.link, "regular");
  const size = Math.min(7, (width - 2 * EDGE) / link.width);
  canvas.line(link, size, middle, y + height - EDGE, person.onPrimary, "middle");
}
