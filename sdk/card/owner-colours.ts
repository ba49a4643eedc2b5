import type { Customizations, ColorOrGradient } from "./card-data.ts";
import { contrast, readableShade, luminance, mix, textColorOn, colorStops } from "./colours.ts";
import type { Theme } from "./themes/theme.ts";

/**
 * Contrast of body text nobody chose a colour for, on a background its owner chose: well above the least that reads.
 */
const COMFORTABLE = 11;

function css(paint: ColorOrGradient | undefined, stops: string[]): string {
  if (stops.length < 2 || typeof paint !== "object") return stops[0]!;
  const angle = Number(paint.angle ?? 135);
  return `linear-gradient(${Number.isFinite(angle) ? angle : 135}deg,${stops.join(",")})`;
}

/**
 * A ground's neighbour: a step towards a colour, or away from the ink where that step would cost the ink its contrast.
 */
function shade(surface: string, towards: string, share: number, textColor = towards): string {
  const [pole, opposite] = luminance(textColor) > luminance(surface) ? ["#ffffff", "#000000"] : ["#000000", "#ffffff"];
  const step = mix(surface, towards, share);
  return contrast(pole, step) >= 6 ? step : mix(surface, opposite, share);
}

/** Declarations that put an owner's colours over a theme's, with everything that follows from them kept readable. */
export function ownerColours(theme: Theme, colors: Customizations["colors"]): string {
  const t = theme.colors;
  const background = colorStops(colors?.background);
  const primary = colorStops(colors?.primary);
  const accent = colorStops(colors?.accent)?.[0];
  const text = colorStops(colors?.text)?.[0];
  if (!background && !primary && !accent && !text) return "";

  const set: Record<string, string> = {};
  let grounds = [t.surface, t.tint, t.page];
  let textColor = t.ink;
  if (background) {
    const surface = background[0]!;
    textColor = text ? readableShade(text, background) : readableShade(t.ink, background, COMFORTABLE);
    const tint = shade(surface, textColor, 0.07);
    const panel =
      luminance(surface) > 0.2 ? shade(surface, "#ffffff", 0.6, textColor) : shade(surface, textColor, 0.05);
    grounds = [...background, tint, panel];
    Object.assign(set, {
      page: css(colors?.background, background),
      surface,
      tint,
      panel,
      line: mix(surface, textColor, 0.16),
      field: readableShade(mix(surface, textColor, 0.45), grounds, 3),
    });
    if (background.length > 1) set.ground = css(colors?.background, background);
  }
  if (background || text) {
    textColor = text ? readableShade(text, grounds) : readableShade(textColor, grounds, COMFORTABLE);
    set.ink = textColor;
    set.muted = readableShade(mix(textColor, grounds[0]!, 0.3), grounds);
  }
  if (accent) set.accent = accent;
  if (primary) {
    set.primary = primary[0]!;
    set.fill = css(colors?.primary, primary);
    set.save = "var(--fill)";
    set.on = textColorOn(primary, t.ink);
  }
  if (primary || background) set.link = readableShade(primary?.[0] ?? t.link, grounds);
  const dark = background ? `color-scheme:${luminance(background[0]!) > 0.2 ? "light" : "dark"}` : "";
  return (
    Object.entries(set)
      .map(([name, value]) => `--${name}:${value};`)
      .join("") + dark
  );
}
