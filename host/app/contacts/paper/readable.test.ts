import { expect, test } from "vitest";
import { toGraymap, toReadable } from "./readable.ts";
import type { Pixels } from "./straighten.ts";

/** A picture of one shade with a stripe of another in its middle. */
function aPicture(ground: number, stripe: number): Pixels {
  const [width, height] = [120, 80];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) {
    const row = Math.floor(i / width);
    data.fill(row > 35 && row < 45 ? stripe : ground, i * 4, i * 4 + 3);
  }
  return { data, width, height };
}
const shadesOf = ({ data, width, height }: Pixels) => [data[0], data[(height / 2) * width * 4]];

test("light letters on dark become dark on light", () => {
  expect(shadesOf(toReadable(aPicture(30, 230)))).toEqual([225, 25]);
});

test("dark letters on light stay as they are", () => {
  expect(shadesOf(toReadable(aPicture(230, 30)))).toEqual([230, 30]);
});

test("a graymap has its head, then a byte for each pixel", () => {
  const file = toGraymap(aPicture(230, 30));
  const head = "P5\n120 80\n255\n";
  expect(new TextDecoder().decode(file.subarray(0, head.length))).toBe(head);
  expect(file.length).toBe(head.length + 120 * 80);
  expect([file[head.length], file[head.length + 40 * 120]]).toEqual([230, 30]);
});
