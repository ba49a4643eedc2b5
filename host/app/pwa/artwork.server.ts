import sharp from "sharp";
import { luminance } from "#sdk/card/colours.ts";
import { escapeHtml } from "../runtime/escape-html.ts";
import { IMAGE_TIMEOUT, MAX_PIXELS } from "../uploads/drawing-limits.ts";
import type { Artwork } from "./logos.ts";
import { characters } from "./pwa-settings.ts";

/** A maskable icon may be cut to a circle of 80 % of its width: a square inside that circle has 80 % ÷ √2 ≈ 56 %. */
const SAFE_SQUARE = 0.56;
/** iOS draws no transparency, and its corners are rounded only a little. */
const APPLE_MARGIN = 0.1;

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** A square PNG of the artwork, transparent where it does not reach. */
export function square({ bytes, fit }: Artwork, side: number): Promise<Buffer> {
  return open(bytes, side)
    .resize(side, side, { fit, background: TRANSPARENT, position: fit === "cover" ? "top" : "centre" })
    .png()
    .timeout(IMAGE_TIMEOUT)
    .toBuffer();
}

/** A square without transparency, edge to edge: for an icon that was drawn to be cut to any shape. */
export async function filled(artwork: Artwork, side: number, background: string): Promise<Buffer> {
  return sharp(await square(artwork, side))
    .flatten({ background })
    .png()
    .timeout(IMAGE_TIMEOUT)
    .toBuffer();
}

/** An ordinary icon made maskable: all of it inside the circle that no launcher cuts away. */
export function padded(artwork: Artwork, side: number, background: string): Promise<Buffer> {
  const { fullBleed, fit } = artwork;
  if (fullBleed) return filled({ bytes: fullBleed, fit }, side, background);
  return fit === "cover" ? filled(artwork, side, background) : framed(artwork, side, SAFE_SQUARE, background);
}

/** For the home screen of an iPhone. */
export async function appleTouchIcon(artwork: Artwork, side: number, background: string): Promise<Buffer> {
  if (artwork.fullBleed) return filled({ bytes: artwork.fullBleed, fit: artwork.fit }, side, background);
  const { isOpaque } = await sharp(artwork.bytes, { limitInputPixels: MAX_PIXELS }).stats();
  return isOpaque ? filled(artwork, side, background) : framed(artwork, side, 1 - 2 * APPLE_MARGIN, background);
}

async function framed(artwork: Artwork, side: number, share: number, background: string): Promise<Buffer> {
  const inner = await square(artwork, Math.round(side * share));
  return canvas(side, side, background)
    .composite([{ input: inner, gravity: "center" }])
    .png()
    .timeout(IMAGE_TIMEOUT)
    .toBuffer();
}

interface Splash {
  width: number;
  height: number;
  background: string;
  /** The whole picture of the screen, or the icon with the name beneath. */
  content: { image: Uint8Array } | { icon: Artwork; name: string };
}

const SPLASH_WIDTH = 0.6;
const ICON_WIDTH = 0.28;

/** An iPhone's picture while the app starts. */
export async function splashScreen({ width, height, background, content }: Splash): Promise<Buffer> {
  if ("image" in content) {
    const side = Math.round(Math.min(width, height) * SPLASH_WIDTH);
    const image = await open(content.image, side)
      .resize(side, side, { fit: "inside" })
      .png()
      .timeout(IMAGE_TIMEOUT)
      .toBuffer();
    return canvas(width, height, background)
      .composite([{ input: image, gravity: "center" }])
      .png({ palette: true })
      .timeout(IMAGE_TIMEOUT)
      .toBuffer();
  }
  const side = Math.round(Math.min(width, height) * ICON_WIDTH);
  const top = Math.round(height / 2 - side * 0.7);
  return canvas(width, height, background)
    .composite([
      { input: await square(content.icon, side), left: Math.round((width - side) / 2), top },
      {
        input: caption(content.name, width, Math.round(side * 0.6), textColorOn(background)),
        left: 0,
        top: top + Math.round(side * 1.1),
      },
    ])
    .png({ palette: true })
    .timeout(IMAGE_TIMEOUT)
    .toBuffer();
}

function caption(name: string, width: number, height: number, color: string): Buffer {
  const size = Math.round(Math.min(height * 0.45, (width * 1.5) / Math.max(8, characters(name))));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="50%" y="50%" fill="${color}" ` +
      `text-anchor="middle" dominant-baseline="middle" font-family="sans-serif" font-weight="600" font-size="${size}">${escapeHtml(name)}</text></svg>`,
  );
}

/** Black or white, whichever reads better on this colour (WCAG 2.2, relative luminance). */
const textColorOn = (color: string): string => (luminance(color) > 0.179 ? "#1c1206" : "#ffffff");

function canvas(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } });
}

const DEFAULT_DENSITY = 72;
const MAX_DENSITY = 2_400;

/** SVGs are rendered at the requested size, not scaled up. */
function open(bytes: Uint8Array, side: number) {
  const width = /<svg[^>]*?\bwidth="(\d+)/.exec(new TextDecoder("latin1").decode(bytes.subarray(0, 2_000)))?.[1];
  const density = width
    ? Math.min(MAX_DENSITY, Math.max(1, (DEFAULT_DENSITY * side) / Math.max(1, Number(width))))
    : DEFAULT_DENSITY;
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, density }).rotate();
}
