import type { Pixels } from "./straighten.ts";

/** Letters need about 30 pixels; larger pictures take longer and are read no better. */
const LONG_SIDE = 1_800;
const MAX_ENLARGED = 2.5;

/** The pixels of a photograph, upright. Throws for a file that is no picture. */
export async function pixelsOf(file: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(MAX_ENLARGED, LONG_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const context = drawing(bitmap, width, height);
  bitmap.close();
  return { data: context.getImageData(0, 0, width, height).data, width, height };
}

/** A picture, drawn in another size. */
export function drawing(picture: CanvasImageSource, width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return context;
}
