import type { Page } from "@playwright/test";
import sharp from "sharp";

/** A file as `setInputFiles` takes it. */
interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });

/** A real photo: its pixels differ, so that it has a photo's weight. */
export async function aPhoto(width: number, height: number, name = "photo.jpg"): Promise<PictureFile> {
  return { name, mimeType: "image/jpeg", buffer: await noisy(width, height).jpeg({ quality: 90 }).toBuffer() };
}

/** A photo whose end is missing. */
export async function aTruncatedPhoto(): Promise<PictureFile> {
  const { buffer, ...file } = await aPhoto(900, 300, "half.jpg");
  return { ...file, buffer: buffer.subarray(0, buffer.length / 2) };
}

/** 60 megapixels in a few kilobytes. */
export async function anEnormousPng(): Promise<PictureFile> {
  const buffer = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: "#336699" } })
    .png({ palette: true })
    .toBuffer();
  return { name: "huge.png", mimeType: "image/png", buffer };
}

/** An animation of plain frames. */
export function aGif(frames: number, side: number): Promise<Buffer> {
  const pixels = Buffer.alloc(frames * side * side * 3);
  for (let frame = 0; frame < frames; frame++)
    pixels.fill((frame * 61) % 256, frame * side * side * 3, (frame + 1) * side * side * 3);
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif()
    .toBuffer();
}

/** So many frames of one pixel, some 23 bytes each: work without end in a small file. */
export function aGifOfSpecks(frames: number): Buffer {
  const head = [...Buffer.from("GIF89a"), 10, 0, 10, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const frame = [0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  return Buffer.concat([
    Buffer.from(head),
    ...Array.from({ length: frames }, () => Buffer.from(frame)),
    Buffer.of(0x3b),
  ]);
}

export const TEXT_NAMED_PNG: PictureFile = {
  name: "notes.png",
  mimeType: "image/png",
  buffer: Buffer.from("not a picture"),
};
export const HEIC: PictureFile = {
  name: "IMG_1.HEIC",
  mimeType: "image/heic",
  buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0"),
};

/** Pastes a file into what has focus. */
export async function paste(page: Page, { name, mimeType, buffer }: PictureFile): Promise<void> {
  await page.evaluate(
    ([base64, fileName, type]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64!), (char) => char.charCodeAt(0))], fileName!, { type }));
      document.activeElement!.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
    },
    [buffer.toString("base64"), name, mimeType],
  );
}
