import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { aGif } from "../../tests/picture-files.ts";
import { fileKind } from "./file-kind.ts";
import { appPicture, picture } from "./picture.server.ts";
import { targetOf, words } from "./upload.schema.ts";

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#3366aa" } });
const general = targetOf("");

describe("an uploaded picture", () => {
  test("is brought to its kind's size", async () => {
    const bytes = await plain(3000, 1500).jpeg().toBuffer();
    for (const [type, width, height] of [["", 800, 400], ["profilePicture", 500, 250], ["coverPhoto", 800, 400], ["logo", 250, 125]] as const) {
      expect(await picture(bytes, targetOf(type))).toMatchObject({ width, height, extension: "jpg" });
    }
  });

  test("loses its position and camera, and stands upright", async () => {
    const bytes = await plain(300, 100).withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const made = await picture(bytes, general);
    const { exif, orientation } = await sharp(made.bytes).metadata();
    expect([exif, orientation, made.width, made.height]).toEqual([undefined, undefined, 100, 300]);
  });

  test("loses what was appended to it", async () => {
    const bytes = Buffer.concat([await plain(50, 50).png().toBuffer(), Buffer.from("<script>alert(1)</script>")]);
    expect((await picture(bytes, general)).bytes.includes("<script>")).toBe(false);
  });

  test("keeps transparency", async () => {
    const bytes = await sharp({ create: { width: 90, height: 90, channels: 4, background: "#ff000080" } }).png().toBuffer();
    expect(await picture(bytes, general)).toMatchObject({ extension: "png" });
  });

  test("drawn as SVG becomes a PNG of full size without its script", async () => {
    const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><script>alert(1)</script><rect width="20" height="20"/></svg>';
    const made = await picture(Buffer.from(svg), targetOf("logo"));
    expect(made).toMatchObject({ extension: "png", width: 250, height: 250 });
    expect(fileKind(made.bytes)).toBe("png");
  });

  test("stays animated when it is small", async () => {
    const small = await picture(await aGif(4, 60), general);
    expect([(await sharp(small.bytes).metadata()).pages, small.isStilled]).toEqual([4, undefined]);
    const still = await picture(await aGif(1, 60), general);
    expect([still.extension, still.isStilled]).toEqual(["png", undefined]);
  });

  test("of more than 24 megapixels is refused", async () => {
    const bytes = await plain(10_000, 5_000).png().toBuffer();
    await expect(picture(bytes, general)).rejects.toMatchObject({ status: 413, message: words.tooManyPixels });
  });

  test("that ends early is refused", async () => {
    const noise = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#fff", noise: { type: "gaussian", mean: 128, sigma: 30 } } })
      .jpeg().toBuffer();
    await expect(picture(noise.subarray(0, noise.length / 2), general)).rejects.toMatchObject({ status: 400, message: words.damaged });
  });

  test.for(["webp", "avif", "tiff"] as const)("%s: an assistant's avatar may be any kind, other pictures not", async (kind) => {
    const bytes = await plain(300, 300).toFormat(kind).toBuffer();
    expect(await picture(bytes, targetOf("avatar"))).toMatchObject({ extension: "png", width: 200, height: 200 });
    await expect(picture(bytes, general)).rejects.toMatchObject({ status: 415, message: words.wrongType });
    await expect(appPicture(bytes, 192)).rejects.toMatchObject({ status: 415, message: words.wrongPwaType });
  });

  test("that is text, or HEIC, is refused in words", async () => {
    await expect(picture(Buffer.from("hello"), general)).rejects.toMatchObject({ status: 415, message: words.wrongType });
    await expect(picture(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0"), general)).rejects.toMatchObject({ status: 415, message: words.heic });
  });
});
