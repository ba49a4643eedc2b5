import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { networkOf } from "../operation/address.server.ts";
import { fairTurns } from "../uploads/fair-turns.ts";
import { drawPng } from "./png.server.ts";
import { markSvg } from "./mark.ts";
import type { QrOptions } from "./qr.schema.ts";
import { type Plan, readable } from "./readable.ts";

type Format = "svg" | "png";

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
const drawn = new LRUCache<string, string | Buffer, { format: Format; plan: () => Plan; by: string }>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (code, key) => code.length + key.length,
  fetchMethod: (_key, _stale, { context: { format, plan, by } }) =>
    inTurn(by, async () => {
      await setImmediate();
      return format === "svg" ? drawSvg(plan()) : await drawPng(plan());
    }),
});

/**
 * The code as SVG or PNG. `ec` is M when not given; with our mark it is what the mark needs. Throws Invalid when the
 * content is more than a code holds, or no scanner could read it; TooMany when the asker waits for too many already.
 */
export async function qrCode(
  content: string,
  format: Format,
  wish: Omit<QrOptions, "holds">,
  { address = "", onDrawing }: Asker = {},
): Promise<string | Buffer> {
  const { size, ec, dark, light, logo } = wish;
  const key = JSON.stringify([content, format, size, logo ? "" : (ec ?? "M"), dark, light, logo]);
  if (!drawn.has(key)) await onDrawing?.();
  return await drawn.forceFetch(key, {
    context: { format, plan: () => readable(content, wish), by: networkOf(address) },
  });
}

/** One path of a row's runs of dark modules, as scanners and printers like it. */
function drawSvg({ modules, size, scale, margin, dark, light, mark }: Plan): string {
  const side = size / scale;
  const rows = Array.from({ length: modules.size }, (_, y) => {
    const row = [...modules.data.subarray(y * modules.size, (y + 1) * modules.size)].join("");
    return [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index + margin} ${y + margin + 0.5}h${run.length}`);
  });
  const width = side * mark;
  const offset = margin + (modules.size - width) / 2;
  const logo = mark ? `<g transform="translate(${offset} ${offset})">${markSvg(width, dark, light)}</g>` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="${light}" d="M0 0h${side}v${side}H0z"/><path stroke="${dark}" d="${rows.flat().join("")}"/>${logo}</svg>\n`
  );
}
