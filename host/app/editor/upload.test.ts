import { expect, test } from "vitest";
import { firstPicture } from "../pwa/upload-picture.ts";
import { readPicture } from "./upload.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const JPEG = bytes("\xff\xd8\xff\xe0\x00\x10JFIF");
const GIF = bytes("GIF89a");
const WEBP = bytes("RIFF\x10\x00\x00\x00WEBPVP8 ");
const fileOf = (content: Uint8Array<ArrayBuffer>, name: string, type = "") => new File([content], name, { type });
const nameless = "Invalid file type. Please upload a JPG, PNG, or GIF image.";

test.each([
  ["photo", ""],
  ["photo.jpg_large", "application/octet-stream"],
  ["photo.png", "image/png"],
  ["photo.jpg", "image/jpeg"],
])("a JPEG named %s is taken as one", async (name, type) => {
  expect(await readPicture(fileOf(JPEG, name, type))).toMatchObject({ file: { name, type: "image/jpeg" } });
  expect(await firstPicture([fileOf(JPEG, name, type)])).toMatchObject({ name });
});

test("an animation without a name stays one", async () => {
  expect(await readPicture(fileOf(GIF, "film"))).toMatchObject({ file: { type: "image/gif" } });
});

test.each([
  [
    "photo.jpg",
    "image/jpeg",
    "This picture is WebP, whatever its name says. Please save it as JPG, PNG or GIF and upload it again.",
  ],
  ["photo.webp", "image/webp", nameless],
])("a WebP named %s is refused with a reason", async (name, type, reason) => {
  const read = await readPicture(fileOf(WEBP, name, type));
  expect("problem" in read && String(read.problem)).toBe(reason);
  expect(await firstPicture([fileOf(WEBP, name, type)])).toBeUndefined();
});

test("a drawing for the app is told by its first element, and text named like a picture is the server's to judge", async () => {
  expect(await firstPicture([fileOf(bytes(`<!--${" ".repeat(500)}--><svg xmlns="x"/>`), "logo")])).toBeDefined();
  expect(await firstPicture([fileOf(bytes("text"), "a.txt", "text/plain")])).toBeUndefined();
  expect(await readPicture(fileOf(bytes("text"), "a.png", "image/png"))).toMatchObject({ file: { name: "a.png" } });
});
