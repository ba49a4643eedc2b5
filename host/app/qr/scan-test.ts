/** Whether a code is read in every test, only under good conditions, or not at all. */
export type Scannability = "well" | "hard" | "not";

const SIDE = 400;
/** Scale, blur (factor) and tilt (degrees) of the code in a camera's picture. */
const TESTS = [
  { size: 1, blur: 0, tilt: 0 },
  { size: 1, blur: 4, tilt: 0 },
  { size: 0.6, blur: 0, tilt: 0 },
  { size: 1, blur: 0, tilt: 15 },
];

/** Reads the picture of a code, unchanged and as a camera may see it. */
export async function testScannability(picture: HTMLImageElement): Promise<Scannability> {
  const { default: jsQR } = await import("jsqr");
  const read = TESTS.map((test) => {
    const { data, width, height } = asSeenByCamera(picture, test);
    return jsQR(data, width, height)?.data;
  });
  if (!read[0]) return "not";
  return read.every((text) => text === read[0]) ? "well" : "hard";
}

function asSeenByCamera(picture: HTMLImageElement, { size, blur, tilt }: (typeof TESTS)[number]): ImageData {
  const side = SIDE * 1.3;
  const context = canvasContext(Math.round(side * size));
  context.fillStyle = "#fff";
  context.fillRect(0, 0, side, side);
  context.scale(size, size);
  context.translate(side / 2, side / 2);
  context.rotate((tilt * Math.PI) / 180);
  context.drawImage(blur ? blurred(picture, blur) : picture, -SIDE / 2, -SIDE / 2, SIDE, SIDE);
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
}

/** Blurs by scaling down and up again, because Safari cannot blur a canvas. */
function blurred(picture: HTMLImageElement, by: number): HTMLCanvasElement {
  const small = canvasContext(SIDE / Math.sqrt(by));
  small.drawImage(picture, 0, 0, small.canvas.width, small.canvas.height);
  return small.canvas;
}

function canvasContext(side: number): CanvasRenderingContext2D {
  const element = document.createElement("canvas");
  element.width = element.height = Math.round(side);
  return element.getContext("2d", { willReadFrequently: true })!;
}
