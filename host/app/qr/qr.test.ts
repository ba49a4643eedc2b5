import jsQR from "jsqr";
import { toBuffer } from "qrcode";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { Invalid } from "../errors.ts";
import { qrCode } from "./qr.server.ts";

const LINK = "https://cards.example.com/view/mara-ellington?s=qr";
const PLAIN = { size: 200, dark: "#000000", light: "#ffffff", logo: false };

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

async function read(picture: string | Buffer): Promise<string | undefined> {
  const { data, width, height } = await pixelsOf(Buffer.from(picture));
  return jsQR(data, width, height)?.data;
}

describe("a PNG", () => {
  test.for([370, 555, 1_999])("of %i px has the same pixels as the qrcode library's", async (size) => {
    const ours = await pixelsOf((await qrCode(LINK, "png", { ...PLAIN, size })) as Buffer);
    const theirs = await pixelsOf(await toBuffer(LINK, { width: size, margin: 2, errorCorrectionLevel: "M" }));
    expect([ours.width, ours.height]).toEqual([theirs.width, theirs.height]);
    expect(Buffer.from(ours.data).equals(Buffer.from(theirs.data))).toBe(true);
  });

  test.for([
    [50, 74],
    [100, 100],
    [199, 199],
  ])("wished with %i px has %i, that each module has at least two", async ([size, width]) => {
    expect((await pixelsOf((await qrCode(LINK, "png", { ...PLAIN, size: size! })) as Buffer)).width).toBe(width);
  });

  test.for([320, 600, 1_999])("of %i px with our mark is still read", async (size) => {
    expect(await read(await qrCode(LINK, "png", { ...PLAIN, size, logo: true }))).toBe(LINK);
  });

  test("has the colours asked for, short ones too, and in the mark nothing between them and their mixtures", async () => {
    const { data } = await pixelsOf(
      (await qrCode(LINK, "png", { size: 400, dark: "#036", light: "#ffeedd", logo: true })) as Buffer,
    );
    const colors = new Set(Array.from({ length: data.length / 4 }, (_, i) => data.slice(i * 4, i * 4 + 3).join(" ")));
    expect(colors).toContain("0 51 102");
    expect(colors).toContain("255 238 221");
    expect(colors.size).toBeLessThanOrEqual(16);
  });
});

test("an SVG is read, with our mark too", async () => {
  for (const logo of [false, true])
    expect(await read(await qrCode(LINK, "svg", { ...PLAIN, size: 600, logo }))).toBe(LINK);
});

test("a code drawn before is kept, and one being drawn is shared", async () => {
  let drawings = 0;
  const ask = () => qrCode(`${LINK}&kept`, "png", PLAIN, { onDrawing: async () => void drawings++ });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toBe(first);
  const before = drawings;
  expect(await ask()).toBe(first);
  expect(drawings).toBe(before);
});

test("more than a code holds is refused with the reason", async () => {
  await expect(qrCode("x".repeat(3_000), "svg", PLAIN)).rejects.toThrow(Invalid);
});
