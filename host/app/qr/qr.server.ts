import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { create, toString } from "qrcode";
import { Invalid } from "../errors.ts";
import { networkOf } from "../operation/address.server.ts";
import { fairTurns } from "../uploads/fair-turns.ts";
import { drawPng, MARGIN } from "./png.server.ts";
import { MARK_SHARE, markSvg } from "./mark.ts";
import type { QrOptions } from "./qr.schema.ts";

type Format = "svg" | "png";
type Look = Pick<QrOptions, "size" | "dark" | "light" | "logo"> & { ec: "L" | "M" | "Q" | "H" };
type Drawing = { content: string; format: Format; look: Look; by: string };

/** Whom a code is drawn for, by address; without one, for ourselves. */
interface Asker {
  address?: string;
  /** Called before the code is drawn, unless it is kept; may refuse. */
  onDrawing?: () => Promise<void>;
}

/**
 * One drawing after the other, of each address in turn: a page that is asked for meanwhile waits for one of them, not
 * for a hundred that came together.
 */
const inTurn = fairTurns({ places: 1, each: 1, waiting: 300 });

/** Drawn codes, kept while there is room. Equal requests share one drawing, also while it is being made. */
const drawn = new LRUCache<string, string | Buffer, Drawing>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (code, key) => code.length + key.length,
  fetchMethod: (_key, _stale, { context }) =>
    inTurn(context.by, async () => {
      await setImmediate();
      return await draw(context);
    }),
});

/**
 * The code as SVG or PNG. `ec` is M when not given, H where our mark covers a part. Throws Invalid when the content is
 * more than a code holds, TooMany when the asker waits for too many already.
 */
export async function qrCode(
  content: string,
  format: Format,
  { size, ec, dark, light, logo }: Omit<QrOptions, "holds">,
  { address = "", onDrawing }: Asker = {},
): Promise<string | Buffer> {
  const look: Look = { size, ec: logo ? "H" : (ec ?? "M"), dark, light, logo };
  const key = JSON.stringify([content, format, look]);
  if (!drawn.has(key)) await onDrawing?.();
  return await drawn.forceFetch(key, { context: { content, format, look, by: networkOf(address) } });
}

async function draw({ content, format, look }: Drawing): Promise<string | Buffer> {
  try {
    if (format === "svg") return await drawSvg(content, look);
    return await drawPng(create(content, { errorCorrectionLevel: look.ec }).modules, look);
  } catch (error) {
    if (/amount of data/i.test((error as Error).message))
      throw new Invalid("This is too much data for a QR code. Shorten the card's texts.");
    throw error;
  }
}

async function drawSvg(content: string, { size, ec, dark, light, logo }: Look): Promise<string> {
  const svg = await toString(content, {
    type: "svg",
    width: size,
    margin: MARGIN,
    errorCorrectionLevel: ec,
    color: { dark, light },
  });
  if (!logo) return svg;
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 0);
  const width = side * MARK_SHARE;
  const offset = (side - width) / 2;
  const mark = markSvg(width, dark, light);
  return svg.replace("</svg>", `<g transform="translate(${offset} ${offset})">${mark}</g></svg>`);
}
