// Finds a card that lies lighter or darker on a plain ground, and draws it as if seen from above.

interface Point {
  x: number;
  y: number;
}
/** Top left, top right, bottom right, bottom left. */
type Corners = readonly [Point, Point, Point, Point];
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** Cells along the long side that a picture is looked at in. */
const CELLS = 160;
/** How far, of 255, a card differs from its ground. */
const LEAST_CONTRAST = 36;

/** Corners of the card in a picture; undefined if it fills the picture or cannot be told from the background. */
export function cardCorners(picture: Pixels): Corners | undefined {
  const size = Math.max(1, Math.round(Math.max(picture.width, picture.height) / CELLS));
  const [columns, rows] = [Math.floor(picture.width / size), Math.floor(picture.height / size)];
  if (columns < 20 || rows < 20) return undefined;
  const light = (column: number, row: number) => lightAt(picture, (column + 0.5) * size, (row + 0.5) * size);
  const border: number[] = [];
  for (let column = 0; column < columns; column++) border.push(light(column, 1), light(column, rows - 2));
  for (let row = 0; row < rows; row++) border.push(light(1, row), light(columns - 2, row));
  border.sort((a, b) => a - b);
  const ground = border[border.length >> 1]!;
  // A ground of many shades sets nothing off.
  if (border[Math.floor(border.length * 0.9)]! - border[Math.floor(border.length * 0.1)]! > LEAST_CONTRAST)
    return undefined;
  let cells = 0;
  let corners: Point[] | undefined;
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      if (!isApart(light, column, row, ground)) continue;
      cells++;
      const point = { x: column, y: row };
      corners ??= [point, point, point, point];
      if (point.x + point.y < corners[0]!.x + corners[0]!.y) corners[0] = point;
      if (point.x - point.y > corners[1]!.x - corners[1]!.y) corners[1] = point;
      if (point.x + point.y > corners[2]!.x + corners[2]!.y) corners[2] = point;
      if (point.x - point.y < corners[3]!.x - corners[3]!.y) corners[3] = point;
    }
  if (!corners) return undefined;
  const area = areaOf(corners);
  const isCard =
    area > columns * rows * 0.15 && area < columns * rows * 0.97 && cells > area * 0.6 && cells < area * 1.25;
  if (!isCard) return undefined;
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const grow = (point: Point, dx: number, dy: number) => ({ x: (point.x + dx) * size, y: (point.y + dy) * size });
  return [grow(a, 0, 0), grow(b, 1, 0), grow(c, 1, 1), grow(d, 0, 1)];
}

/** A cell that differs from the ground together with its neighbours: one alone is noise. */
function isApart(light: (column: number, row: number) => number, column: number, row: number, ground: number): boolean {
  if (Math.abs(light(column, row) - ground) < LEAST_CONTRAST) return false;
  const neighbours = [light(column - 1, row), light(column + 1, row), light(column, row - 1), light(column, row + 1)];
  return neighbours.filter((one) => Math.abs(one - ground) >= LEAST_CONTRAST).length > 1;
}

function lightAt({ data, width }: Pixels, x: number, y: number): number {
  const i = (Math.floor(y) * width + Math.floor(x)) * 4;
  return data[i]! * 0.3 + data[i + 1]! * 0.59 + data[i + 2]! * 0.11;
}

const areaOf = (corners: readonly Point[]) =>
  Math.abs(
    corners.reduce((sum, { x, y }, i) => {
      const next = corners[(i + 1) % corners.length]!;
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The part of a picture between four corners, as a rectangle. */
export function straighten(picture: Pixels, corners: Corners): Pixels {
  const [a, b, c, d] = corners;
  const width = Math.round(Math.max(distance(a, b), distance(d, c)));
  const height = Math.round(Math.max(distance(a, d), distance(b, c)));
  const data = new Uint8ClampedArray(width * height * 4);
  const toSource = projection(corners);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const { x, y } = toSource(column / width, row / height);
      copyPixel(picture, x, y, data, (row * width + column) * 4);
    }
  return { data, width, height };
}

/** From the unit square to a quadrilateral (Heckbert 1989, Fundamentals of Texture Mapping, 2.2.3). */
function projection([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const base = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / base;
  const h = (dx1 * dy3 - dx3 * dy1) / base;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w,
    };
  };
}

/** Between four pixels. */
function copyPixel({ data, width, height }: Pixels, x: number, y: number, target: Uint8ClampedArray, at: number): void {
  const column = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const [dx, dy] = [Math.min(1, Math.max(0, x - column)), Math.min(1, Math.max(0, y - row))];
  const first = (row * width + column) * 4;
  const below = first + width * 4;
  for (let i = 0; i < 3; i++) {
    const top = data[first + i]! * (1 - dx) + data[first + 4 + i]! * dx;
    const bottom = data[below + i]! * (1 - dx) + data[below + 4 + i]! * dx;
    target[at + i] = top * (1 - dy) + bottom * dy;
  }
  target[at + 3] = 255;
}
