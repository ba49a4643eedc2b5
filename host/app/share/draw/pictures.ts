import { loadSharp } from "../../runtime/load-sharp.ts";
import { type Block, descenderHeight, fitText } from "./text-layout.ts";
import { codeTile, outlines } from "./outlines.ts";
import type { Anchor } from "./canvas.ts";
import type { CardPerson, DrawingTask } from "./task.ts";

/** Size of backgrounds for video calls. */
const WIDE = { width: 1920, height: 1080 };
/** A tall phone; shorter ones cut the edges, where nothing stands. */
const TALL = { width: 1290, height: 2796 };
const WHITE = "#ffffff";
const NEAR_BLACK = "#1c1917";
const RENDER_TIMEOUT = { seconds: 15 };

/**
 * A picture for behind a caller. Middle and bottom are left to the face; name and code stand in the upper corners, the
 * name where its card begins to be read.
 */
export async function backgroundPng({ person, code }: DrawingTask, design: 1 | 2 | 3): Promise<Buffer> {
  const { width, height } = WIDE;
  const [from, to = from] = person.primary as [string, string?];
  const layout = {
    1: {
      under: `<rect width="${width}" height="${height}" fill="#f5f5f4"/><path d="M0 0h1000L0 800z" fill="url(#p)"/><path d="M${width} ${height}h-560l560-420z" fill="url(#p)" opacity=".18"/>`,
      text: NEAR_BLACK,
      isOnPaint: true,
    },
    2: {
      under: `<rect width="${width}" height="${height}" fill="#17191d"/><rect x="0" y="0" width="${width}" height="14" fill="url(#p)"/><circle cx="${width - 120}" cy="${height + 80}" r="520" fill="url(#p)" opacity=".22"/>`,
      text: WHITE,
      isOnPaint: false,
    },
    3: {
      under: `<rect width="${width}" height="${height}" fill="url(#p)"/><path d="M0 ${height}V760C420 640 760 900 1180 800S1720 560 ${width} 660V${height}z" fill="#000" opacity=".12"/>`,
      text: person.onPrimary,
      isOnPaint: false,
    },
  }[design];
  const color = layout.isOnPaint ? person.onPrimary : layout.text;
  const room = layout.isOnPaint ? 420 : 560;
  const blocks = await named(person, { width: room, name: layout.isOnPaint ? 46 : 60, role: 28 });
  const side = 300;
  const isRtl = person.direction === "rtl";
  return render(WIDE, [
    `<defs><linearGradient id="p" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`,
    isRtl ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${layout.under}</g>` : layout.under,
    isRtl ? text(blocks, width - 80, 96, color, "right") : text(blocks, 80, 96, color, "left"),
    codeTile(code, isRtl ? 80 : width - side - 80, 80, side, 18),
  ]);
}

/** A phone's lock screen: the clock above, the buttons below, the code between them. */
export async function lockscreenPng({ person, code }: DrawingTask): Promise<Buffer> {
  const { width, height } = TALL;
  const [from, to = from] = person.primary as [string, string?];
  const side = 760;
  const top = 1_020;
  const blocks = await named(person, { width: 1_000, name: 84, role: 46 });
  return render(TALL, [
    `<defs><linearGradient id="p" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#p)"/><circle cx="${width}" cy="${height}" r="980" fill="#000" opacity=".1"/>`,
    codeTile(code, (width - side) / 2, top, side, 46),
    text(blocks, width / 2, top + side + 70, person.onPrimary, "middle"),
  ]);
}

async function named(
  { name, title, company }: CardPerson,
  { width, name: size, role }: { width: number; name: number; role: number },
): Promise<Block[]> {
  const roles = [title, company].filter((line) => line !== null);
  return [
    await fitText(name, { weight: "bold", width, maxLines: 2, size, minSize: size / 2 }),
    ...(await Promise.all(
      roles.map((line) => fitText(line, { weight: "regular", width, maxLines: 2, size: role, minSize: role / 1.6 })),
    )),
  ];
}

/** How much of a line stands before the place that it is anchored to. */
const BEFORE: Record<Anchor, number> = { left: 0, middle: 0.5, right: 1 };

/** Texts one below the other. */
function text(blocks: Block[], x: number, from: number, color: string, anchor: Anchor): string {
  let y = from;
  const out: string[] = [];
  for (const block of blocks) {
    const { lines, size } = block;
    for (const line of lines) {
      y += size;
      out.push(outlines(line, size, x - line.width * size * BEFORE[anchor], y, color));
      y += size * 0.25;
    }
    y += size * (0.2 + descenderHeight(block));
  }
  return out.join("");
}

async function render({ width, height }: typeof WIDE, parts: string[]): Promise<Buffer> {
  const sharp = await loadSharp();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
  return await sharp(Buffer.from(svg))
    .flatten({ background: WHITE })
    .png({ compressionLevel: 8 })
    .timeout(RENDER_TIMEOUT)
    .toBuffer();
}
