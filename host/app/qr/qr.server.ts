import { setImmediate } from "node:timers/promises";
import { loadSharp } from "../runtime/load-sharp.ts";
import { createFairQueue } from "../runtime/fair-queue.ts";
import { createRenderCache } from "../uploads/render-cache.server.ts";
import { Invalid } from "../errors.ts";
import { alignForDecoders } from "./align-code.server.ts";
import { drawPng, drawRoundPng } from "./png.server.ts";
import type { QrOptions } from "./qr.schema.ts";
import { type CodePlan, planCode } from "./plan-code.ts";
import { drawSvg } from "./svg.ts";
import { qrMessages } from "./messages.en.ts";

type Format = "svg" | "png";

/** IP of the client; undefined for our own requests. */
interface CodeRequester {
  address?: string;
  /** Called before a code that is not cached is drawn; may throw to refuse. */
  onDrawing?: () => Promise<void>;
  /** The card's own logo, for `logo=own`: its address and a function that reads it; undefined without one. */
  ownLogo?: { url: string | null; read: () => Promise<Buffer | undefined> };
}

/**
 * Codes are drawn one at a time, with addresses taking turns, so that a page requested meanwhile waits for one of them
 * and not for a hundred.
 */
const renderCached = createRenderCache<string | Buffer>(createFairQueue({ concurrency: 1, perKey: 1, maxQueued: 300 }));

/**
 * The code as SVG or PNG. `ec` defaults to M, or to what our mark needs. Throws Invalid if the content is too long for
 * a code or no scanner could read it, Unavailable if the client already waits for too many.
 */
export async function qrCode(
  content: string,
  format: Format,
  options: Omit<QrOptions, "holds">,
  { address = "", onDrawing, ownLogo }: CodeRequester = {},
): Promise<string | Buffer> {
  const { size, ec, dark, light, logo, modules, eyes } = options;
  const own = logo === "own" && ownLogo?.url;
  const level = logo ? "" : ec;
  const key = JSON.stringify([content, format, size, level, dark, light, logo, own, modules, eyes]);
  return renderCached(key, {
    address,
    onDrawing,
    async draw() {
      await setImmediate();
      return draw(
        format,
        planCode(content, options),
        logo === "own" ? await dataUrl(await ownLogo?.read()) : undefined,
      );
    },
  });
}

/** Side of an own logo in pixels: a fifth of the largest code. */
const LOGO_SIDE = 400;

/** The owner's logo, whole in a square, as a data URL. */
async function dataUrl(picture: Buffer | undefined): Promise<string> {
  if (!picture) throw Invalid.field("logo", "invalid", qrMessages.noLogo);
  const sharp = await loadSharp();
  const png = await sharp(picture)
    .resize(LOGO_SIDE, LOGO_SIDE, { fit: "contain", background: "#0000" })
    .png({ palette: true })
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}

async function draw(format: Format, plan: CodePlan, logo: string | undefined): Promise<string | Buffer> {
  if (format === "svg") return drawSvg(plan, logo);
  const isPlain = !logo && !plan.round.modules && !plan.round.eyes;
  return isPlain ? drawPng(await alignForDecoders(plan)) : drawRoundPng(plan, logo);
}
