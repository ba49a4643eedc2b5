import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { stripPngText } from "./strip-png-text.ts";

const AFTER_HEADER = 33;

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

const square = () => sharp({ create: { width: 8, height: 8, channels: 4, background: "#3366aa80" } });

test("texts that unpack to much more are taken off, and every pixel stays", async () => {
  const png = await square().withMetadata({ density: 144 }).png().toBuffer();
  const bomb = chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(5_000_000))]));
  const sent = Buffer.concat([
    png.subarray(0, AFTER_HEADER),
    bomb,
    chunk("tEXt", Buffer.from("a\0b")),
    png.subarray(AFTER_HEADER),
  ]);
  const stripped = stripPngText(sent);
  expect(Buffer.from(stripped).equals(png)).toBe(true);
});

test("chunks without number, which a decoder warns of one by one, are taken off", async () => {
  const png = await square().png().toBuffer();
  const [time, unknown] = [chunk("tIME", Buffer.alloc(7)), chunk("abCd", Buffer.alloc(0))];
  const density = chunk("pHYs", Buffer.alloc(9));
  const more = [...Array.from({ length: 1_000 }, () => [time, unknown]).flat(), density, density];
  const sent = Buffer.concat([png.subarray(0, AFTER_HEADER), ...more, png.subarray(AFTER_HEADER)]);
  const hasDensity = png.includes("pHYs");
  const stripped = Buffer.from(stripPngText(sent));
  expect(stripped.length).toBeLessThanOrEqual(png.length + (hasDensity ? 0 : density.length));
  expect((await sharp(stripped).metadata()).width).toBe(8);
});

test.each([
  ["cut in the middle of a chunk", (png: Buffer) => png.subarray(0, 50)],
  [
    "with a chunk that claims four gigabytes",
    (png: Buffer) => Buffer.concat([png.subarray(0, AFTER_HEADER), Buffer.alloc(12, 255)]),
  ],
])("a picture %s stays broken", async (_, broken) => {
  const sent = broken(await square().png().toBuffer());
  expect(Buffer.from(stripPngText(sent)).equals(sent)).toBe(true);
});
