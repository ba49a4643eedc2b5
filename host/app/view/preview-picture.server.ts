import type { OverlayOptions } from "sharp";
import { toBuffer } from "qrcode";
import type { CardData } from "#sdk/card/card-data.ts";
import { textColorOn, colorStops } from "#sdk/card/colours.ts";
import { direction, displayName } from "#sdk/card/contact.ts";
import { initials } from "#sdk/card/initials.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import { loadSharp } from "../runtime/load-sharp.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { escapeHtml } from "../runtime/escape-html.ts";
import { createRenderCache } from "../uploads/render-cache.server.ts";
import { IMAGE_TIMEOUT, MAX_PIXELS } from "../uploads/drawing-limits.ts";
import { findOwnPicture } from "../uploads/own-picture.server.ts";
import { versionsOf } from "./versions.ts";

/** Size that link previews ask for (Open Graph, Twitter's large card). */
const WIDTH = 1200;
const HEIGHT = 630;
const PORTRAIT = 300;
const CODE = 180;
const EDGE = 80;

const renderCached = createRenderCache<Buffer>();

/**
 * The picture that stands for a card where its link is shared: portrait, name, title, company and the code. Drawn once
 * per version. Throws Unavailable for an address that asks for very many.
 */
export const previewPicture = (card: CardData, pageUrl: string, address: string): Promise<Buffer> =>
  renderCached(`${card.id} ${versionsOf(card)} ${pageUrl}`, {
    address,
    onDrawing: () => consume("drawing", { address }),
    draw: () => draw(card, pageUrl),
  });

async function draw(card: CardData, pageUrl: string): Promise<Buffer> {
  const { colors } = themeOf(card.theme);
  const primary = colorStops(card.customizations.colors?.primary)?.[0] ?? colors.primary;
  const isRtl = direction(card) === "rtl";
  const photo = await portrait(card.profilePicture);
  const code = await toBuffer(`${pageUrl}?s=qr`, { width: CODE, margin: 2, errorCorrectionLevel: "M" });
  const start = (width: number) => (isRtl ? WIDTH - EDGE - width : EDGE);
  const end = (width: number) => (isRtl ? EDGE : WIDTH - EDGE - width);
  const layers: OverlayOptions[] = [{ input: code, left: end(CODE), top: HEIGHT - EDGE - CODE }];
  if (photo) layers.push({ input: photo, left: start(PORTRAIT), top: 150 });
  const sharp = await loadSharp();
  return sharp(Buffer.from(background(card, { ...colors, primary }, isRtl, !photo)))
    .composite(layers)
    .png({ palette: true, quality: 90 })
    .timeout(IMAGE_TIMEOUT)
    .toBuffer();
}

/** The portrait in a circle; undefined when there is none of ours, or it is broken. Throws Unavailable. */
async function portrait(url: string | null): Promise<Buffer | undefined> {
  const picture = await findOwnPicture(url);
  if (!picture) return undefined;
  const circle = Buffer.from(
    `<svg width="${PORTRAIT}" height="${PORTRAIT}"><circle cx="${PORTRAIT / 2}" cy="${PORTRAIT / 2}" r="${PORTRAIT / 2}"/></svg>`,
  );
  try {
    const sharp = await loadSharp();
    return await sharp(picture, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(PORTRAIT, PORTRAIT, { fit: "cover", position: "top" })
      .composite([{ input: circle, blend: "dest-in" }])
      .png()
      .timeout(IMAGE_TIMEOUT)
      .toBuffer();
  } catch {
    return undefined; // a broken picture: the initials stand in for it
  }
}

/** XML has no way to write control characters. */
const escapeXml = (text: string) => escapeHtml(text).replace(/\p{Cc}/gu, " ");

/** Lines of at most this many characters, broken between words; the last one ends in … if there is more. */
function lines(text: string, maxLength: number, count: number): string[] {
  const out: string[] = [];
  let rest = text.trim().replace(/\s+/g, " ");
  while (rest && out.length < count) {
    if ([...rest].length <= maxLength) {
      out.push(rest);
      break;
    }
    const isLast = out.length === count - 1;
    const head = [...rest].slice(0, isLast ? maxLength - 1 : maxLength).join("");
    const cut = head.lastIndexOf(" ") > maxLength / 3 ? head.lastIndexOf(" ") : head.length;
    out.push(isLast ? `${rest.slice(0, cut).trimEnd()}…` : rest.slice(0, cut));
    rest = rest.slice(cut).trim();
  }
  return out;
}

function background(
  card: CardData,
  colors: { primary: string; surface: string; ink: string; muted: string },
  isRtl: boolean,
  withInitials: boolean,
): string {
  const name = displayName(card);
  const x = isRtl ? WIDTH - EDGE - PORTRAIT - 60 : EDGE + PORTRAIT + 60;
  const named = lines(name, 18, 2);
  const size = named.length > 1 || [...name].length > 14 ? 62 : 80;
  let y = 260 - (named.length - 1) * size * 0.5;
  const texts = named.map((line) => {
    const text = `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" fill="${colors.ink}">${escapeXml(line)}</text>`;
    y += size * 1.1;
    return text;
  });
  for (const [text, color] of [
    [card.title, colors.ink],
    [card.company === name ? null : card.company, colors.muted],
  ] as const) {
    for (const line of lines(text ?? "", 30, 2)) {
      texts.push(`<text x="${x}" y="${y}" font-size="34" fill="${color}">${escapeXml(line)}</text>`);
      y += 46;
    }
  }
  const centre = (isRtl ? WIDTH - EDGE - PORTRAIT : EDGE) + PORTRAIT / 2;
  const placeholder = withInitials
    ? `<circle cx="${centre}" cy="300" r="${PORTRAIT / 2}" fill="${colors.primary}"/>` +
      `<text x="${centre}" y="342" font-size="120" font-weight="700" text-anchor="middle" fill="${textColorOn([colors.primary])}">${escapeXml(initials(name))}</text>`
    : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Inter, 'Noto Sans', 'DejaVu Sans', system-ui, sans-serif">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.surface}"/><rect width="${WIDTH}" height="20" fill="${colors.primary}"/>` +
    `<g${isRtl ? ' direction="rtl"' : ""}>${texts.join("")}</g>${placeholder}</svg>`
  );
}
