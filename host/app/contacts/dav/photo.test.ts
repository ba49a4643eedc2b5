import sharp from "sharp";
import { expect, test } from "vitest";
import { withSmallPicture } from "./photo.server.ts";
import { parseDeviceCard, pictureIn } from "./vcard-text.ts";

const SENDER = { id: 1, clientAddress: "192.0.2.1" };

const svg = (side: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="9" height="9"/></svg>`,
  );
const aCardWith = (picture: Buffer, type: string) =>
  parseDeviceCard(
    `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nPHOTO;ENCODING=b;TYPE=${type}:${picture.toString("base64")}\r\nEND:VCARD\r\n`,
  )!;

// Filters of a drawing of 1 KB took 19 s, in which nobody else's picture was scaled.
test.each([
  ["a drawing that would be scaled", svg(3_000)],
  ["a small one", svg(10)],
  ["one that begins with a comment", Buffer.concat([Buffer.from("<!-- a -->"), svg(3_000)])],
])("%s is left out, whatever it says it is", async (_, picture) => {
  expect(pictureIn(await withSmallPicture(aCardWith(picture, "JPEG"), SENDER))).toBeUndefined();
});

test.each(["jpeg", "png", "gif", "webp"] as const)("a picture of the kind %s stays", async (kind) => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .toFormat(kind)
    .toBuffer();
  const card = aCardWith(picture, kind.toUpperCase());
  expect(await withSmallPicture(card, SENDER)).toBe(card);
});
