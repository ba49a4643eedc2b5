import { PAPER_CARD_TARGET } from "../../uploads/upload.schema.ts";
import { drawing, pixelsOf } from "./pixels.ts";
import { cardCorners, straighten } from "./straighten.ts";

/** Maximum size for upload and device storage, if that leaves the text readable. */
const MAX_BYTES = 200 * 1024;
const QUALITIES = [0.85, 0.7, 0.55, 0.4];

/** The card of a photograph alone, seen from above, as a JPEG to be kept, without metadata. */
export async function cardPicture(photo: Blob): Promise<Blob> {
  const pixels = await pixelsOf(photo);
  const corners = cardCorners(pixels);
  const { data, width, height } = corners ? straighten(pixels, corners) : pixels;
  const card = await createImageBitmap(new ImageData(data, width, height));
  const scale = Math.min(1, PAPER_CARD_TARGET.width / Math.max(width, height));
  const { canvas } = drawing(card, Math.round(width * scale), Math.round(height * scale));
  card.close();
  let picture = await jpegOf(canvas, QUALITIES[0]!);
  for (const quality of QUALITIES.slice(1)) if (picture.size > MAX_BYTES) picture = await jpegOf(canvas, quality);
  return picture;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be written."))),
      "image/jpeg",
      quality,
    ),
  );
