import sharp from "sharp";
import { expect, test } from "vitest";
import { stripJpegSegments } from "./strip-jpeg-segments.ts";

const photo = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "#3366aa" } })
    .jpeg({ progressive: true })
    .withMetadata({ orientation: 6 })
    .toBuffer();
const EMPTY_SEGMENT = Buffer.from([0xff, 0xe1, 0, 2]);

test("a photograph stays as it is", async () => {
  const jpeg = await photo();
  expect(stripJpegSegments(jpeg)).toBe(jpeg);
});

test.each(["at the beginning", "between its scans"])("segments without number %s are taken off", async (place) => {
  const jpeg = await photo();
  const at = place === "at the beginning" ? 2 : jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const more = Buffer.alloc(400_000, EMPTY_SEGMENT);
  const stripped = stripJpegSegments(Buffer.concat([jpeg.subarray(0, at), more, jpeg.subarray(at)]));
  expect(stripped.length).toBeLessThan(jpeg.length + 300 * EMPTY_SEGMENT.length);
  expect((await sharp(stripped).raw().toBuffer()).equals(await sharp(jpeg).raw().toBuffer())).toBe(true);
});

test.each([[Buffer.from([0xff, 0xd8, 0xff])], [Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1])]])(
  "%j, which ends too early, stays broken",
  (sent) => expect(stripJpegSegments(sent)).toBe(sent),
);
