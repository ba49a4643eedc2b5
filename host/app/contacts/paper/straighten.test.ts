import { expect, test } from "vitest";
import { cardCorners, type Pixels, straighten } from "./straighten.ts";

type Corners = Parameters<typeof straighten>[1];
type Point = Corners[number];

const [WIDTH, HEIGHT] = [640, 480];

/** A picture of a light card between these corners on a dark ground, its left half darker than its right. */
function aPicture(corners: Corners, light = 230, ground = 60): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const isInside = (point: Point) =>
    corners.every((a, i) => {
      const b = corners[(i + 1) % 4]!;
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= 0;
    });
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const value = isInside({ x, y }) ? light - (x < WIDTH / 2 ? 30 : 0) : ground;
      data.set([value, value, value, 255], (y * WIDTH + x) * 4);
    }
  return { data, width: WIDTH, height: HEIGHT };
}

const TILTED: Corners = [
  { x: 120, y: 100 },
  { x: 520, y: 130 },
  { x: 500, y: 370 },
  { x: 100, y: 340 },
];

test("the corners of a tilted card are found within a few pixels", () => {
  const corners = cardCorners(aPicture(TILTED))!;
  for (const [i, { x, y }] of TILTED.entries())
    expect(Math.hypot(corners[i]!.x - x, corners[i]!.y - y)).toBeLessThan(12);
});

test("a dark card on a light ground is found, too", () => {
  expect(cardCorners(aPicture(TILTED, 80, 240))).toBeDefined();
});

test("a picture that is all card is left as it is", () => {
  const all: Corners = [
    { x: -1, y: -1 },
    { x: WIDTH, y: -1 },
    { x: WIDTH, y: HEIGHT },
    { x: -1, y: HEIGHT },
  ];
  expect(cardCorners(aPicture(all))).toBeUndefined();
});

test("a straightened card holds nothing of the ground", () => {
  const card = straighten(aPicture(TILTED), TILTED);
  expect([card.width, card.height]).toEqual([401, 241]);
  const values = Array.from({ length: card.width * card.height }, (_, i) => card.data[i * 4]!);
  expect(values.filter((value) => value < 150).length).toBeLessThan(values.length * 0.02);
});
