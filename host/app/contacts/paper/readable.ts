import { cardCorners, type Pixels, straighten } from "./straighten.ts";

/** A picture as it is read best: the card alone, straight, dark on light. */
export function toReadable(photo: Pixels): Pixels {
  const corners = cardCorners(photo);
  const card = corners ? straighten(photo, corners) : photo;
  if (isDark(card)) invert(card);
  return card;
}

/** A prime, so that no column of a pattern is looked at alone. */
const STEP = 4 * 37;
const DARK = 110;

/** Whether most of a picture is dark: light letters on dark are read worse. */
function isDark({ data }: Pixels): boolean {
  let [dark, all] = [0, 0];
  for (let i = 0; i < data.length; i += STEP) {
    if (lightOf(data, i) < DARK) dark++;
    all++;
  }
  return dark > all / 2;
}

function invert({ data }: Pixels): void {
  for (let i = 0; i < data.length; i += 4) for (let j = 0; j < 3; j++) data[i + j] = 255 - data[i + j]!;
}

/** From 0 to 255 (ITU-R BT.601). */
const lightOf = (data: Uint8ClampedArray, i: number) => data[i]! * 0.3 + data[i + 1]! * 0.59 + data[i + 2]! * 0.11;

/** The shades of a picture as a file, binary PGM, which takes no time to write and to read. */
export function toGraymap({ data, width, height }: Pixels): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + width * height);
  file.set(head);
  for (let i = 0; i < width * height; i++) file[head.length + i] = lightOf(data, i * 4);
  return file;
}
