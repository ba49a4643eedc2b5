/** Screens of iPhones and iPads in points with their pixel ratio: iOS takes a start picture only if it fits exactly. */
const SCREENS: readonly [width: number, height: number, ratio: number][] = [
  [320, 568, 2],
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 736, 3],
  [414, 896, 2],
  [414, 896, 3],
  [420, 912, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
  [744, 1133, 2],
  [768, 1024, 2],
  [810, 1080, 2],
  [820, 1180, 2],
  [834, 1112, 2],
  [834, 1194, 2],
  [834, 1210, 2],
  [1024, 1366, 2],
  [1032, 1376, 2],
];

export interface SplashLink {
  media: string;
  href: string;
}

/** The links of apple-touch-startup-image for an app whose pictures lie in `folder`. */
export function splashLinks(folder: string, version: string): SplashLink[] {
  return SCREENS.map(([width, height, ratio]) => ({
    media: `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait)`,
    href: `/icons/${folder}/splash-${width * ratio}x${height * ratio}.png?v=${version}`,
  }));
}

/** Only these sizes are drawn: a picture of any size would be an invitation. */
export const isSplashSize = (width: number, height: number) =>
  SCREENS.some(([w, h, ratio]) => w * ratio === width && h * ratio === height);
