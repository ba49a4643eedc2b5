import { setImmediate } from "node:timers/promises";
import type { CodePlan } from "./plan-code.ts";

/** Modules of at most this many pixels blur when a picture is scaled down. */
const SMALL_MODULE = 4;
/** From this size on, codes must survive scaling; smaller ones are only read as they are. */
const HANDLED = 200;
/** Scales at which the picture must be readable. */
const TEST_SCALES = [0.6, 0.65];
const MIN_MARGIN = 2;

/**
 * Moves a code with small modules by one or two within its picture if jsQR does not read it in the middle: decoders
 * divide a picture into blocks, and modules may fall across them badly. Returns the first position that is read at all
 * scales, otherwise the best one.
 */
export async function alignForDecoders(plan: CodePlan): Promise<CodePlan> {
  if (plan.scale > SMALL_MODULE || plan.size < HANDLED) return plan;
  const { default: jsQR } = await import("jsqr");
  let best = { plan, read: -1 };
  for (let margin = plan.margin; margin >= Math.max(MIN_MARGIN, plan.margin - 2); margin--) {
    const candidate = { ...plan, margin };
    let read = 0;
    for (const share of TEST_SCALES) {
      await setImmediate(); // each takes some milliseconds, during which other requests would wait
      const { pixels, width } = scaledDown(candidate, share);
      if (jsQR(pixels, width, width, { inversionAttempts: "dontInvert" })) read++;
    }
    if (read === TEST_SCALES.length) return candidate;
    if (read > best.read) best = { plan: candidate, read };
  }
  return best.plan;
}

/** The code scaled down in black and white; each pixel is the average of what it covers. */
function scaledDown(
  { modules, size, scale, margin }: CodePlan,
  share: number,
): { pixels: Uint8ClampedArray; width: number } {
  const width = Math.round(size * share);
  const pixels = new Uint8ClampedArray(width * width * 4);
  const across = partsOf(width, size, scale, margin, modules.size);
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      let dark = 0;
      for (const row of across[y]!)
        for (const column of across[x]!)
          dark += modules.data[row.module * modules.size + column.module]! * row.share * column.share;
      pixels.fill(255 - Math.round(dark * 255), (y * width + x) * 4, (y * width + x) * 4 + 4);
    }
  return { pixels, width };
}

interface Part {
  module: number;
  /** The fraction of a pixel that the module fills. */
  share: number;
}

/** Which modules each pixel of a row covers; the quiet zone has none. */
function partsOf(width: number, size: number, scale: number, margin: number, modules: number): Part[][] {
  const pixel = size / width / scale;
  return Array.from({ length: width }, (_, at) => {
    const [from, to] = [at * pixel - margin, (at + 1) * pixel - margin];
    const parts: Part[] = [];
    for (let module = Math.max(0, Math.floor(from)); module < Math.min(modules, to); module++)
      parts.push({ module, share: (Math.min(to, module + 1) - Math.max(from, module)) / pixel });
    return parts;
  });
}
