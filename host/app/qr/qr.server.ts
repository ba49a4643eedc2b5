import { LRUCache } from "lru-cache";
import { drawPng } from "./png.server.ts";
import { markSvg } from "./mark.ts";
import type { QrOptions } from "./qr.schema.ts";
import { type Plan, readable } from "./readable.ts";

type Format = "svg" | "png";

/** Drawn codes, kept while there is room. Equal requests share one drawing, also while it is being made. */
const drawn = new LRUCache<string, string | Buffer, { format: Format; plan: () => Plan }>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (code, key) => code.length + key.length,
  fetchMethod: async (_key, _stale, { context: { format, plan } }) =>
    format === "svg" ? drawSvg(plan()) : await drawPng(plan()),
});

/**
 * The code as SVG or PNG. `ec` is M when not given; with our mark it is what the mark needs. Throws Invalid when the
 * content is more than a code holds, or no scanner could read it. `onDrawing` is called first when the code has to be
 * drawn, and may refuse.
 */
export async function qrCode(
  content: string,
  format: Format,
  wish: Omit<QrOptions, "holds">,
  onDrawing?: () => Promise<void>,
): Promise<string | Buffer> {
  const { size, ec, dark, light, logo } = wish;
  const key = JSON.stringify([content, format, size, logo ? "" : (ec ?? "M"), dark, light, logo]);
  if (!drawn.has(key)) await onDrawing?.();
  return await drawn.forceFetch(key, { context: { format, plan: () => readable(content, wish) } });
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
