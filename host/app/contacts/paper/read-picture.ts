import type { Pixels } from "./straighten.ts";
import { type Progress, readIn } from "./paper-reader.ts";
import { type CardReading, readCard } from "./read-card.ts";
import type { ReadText } from "./text-of-words.ts";
import type { PaperRequest } from "./read-paper.worker.ts";

/** Letters need about 30 pixels; larger pictures take longer and are read no better. */
const LONG_SIDE = 1_800;
const MAX_ENLARGED = 2.5;

interface Options {
  /** What the other side of the card says. */
  front?: ReadText;
  onProgress: (now: Progress) => void;
}

/** What a photographed card says, read in this browser. Throws when the reader does not load. */
export function readPicture(photo: Pixels, { front, onProgress }: Options): Promise<CardReading> {
  let picture: PaperRequest["picture"] = photo;
  return readCard(
    async (language) => {
      const result = await readIn(language, picture, onProgress);
      picture = result.picture;
      return result;
    },
    { country: new Intl.Locale(navigator.language).region, front },
  );
}

/** Throws for a file that is no picture. */
export async function pixelsOf(file: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(MAX_ENLARGED, LONG_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { data: context.getImageData(0, 0, width, height).data, width, height };
}
