export const HEX_COLOR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Default color of the chat: the default theme's. */
export const DEFAULT_COLOR = "#f59e0b";

/**
 * The ink that reads on a colour at 4.5 : 1 (WCAG 2.2 §1.4.3): white, else the brand's near-black, else black. White
 * reads up to a luminance of 0.183, black from 0.175, the near-black from 0.219; a gamma of 2.2 stands in for sRGB's
 * curve, which differs by less than the gaps between.
 */
export function readableTextColor(colour: string): string {
  const digits = colour.replace(colour.length < 7 ? /\w/g : "", "$&$&");
  const light = digits
    .match(/\w\w/g)!
    .reduce((sum, pair, i) => sum + [0.2126, 0.7152, 0.0722][i]! * (parseInt(pair, 16) / 255) ** 2.2, 0);
  return light < 0.179 ? "#fff" : light < 0.225 ? "#000" : "#1c1917";
}
