import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { aGif, aGifOfSpecks } from "../../tests/picture-files.ts";
import { RASTERIZE_LIMITS } from "./rasterize-svg.server.ts";
import { PayloadTooLarge } from "../errors.ts";
import { fileKind } from "./file-kind.ts";
import { createSenderQueue } from "../runtime/sender-queue.server.ts";
import { appPicture, picture } from "./picture.server.ts";
import { targetOf } from "./upload.schema.ts";
import { uploadMessages } from "./messages.en.ts";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#3366aa" } });
/** Of grains, as photos are, so that no row is of one colour. */
const photo = () =>
  sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
const general = targetOf("");

describe("an uploaded picture", () => {
  test("is brought to its kind's size", async () => {
    const bytes = await plain(3000, 1500).jpeg().toBuffer();
    for (const [type, width, height] of [
      ["", 800, 400],
      ["profilePicture", 500, 250],
      ["coverPhoto", 800, 400],
      ["logo", 250, 125],
    ] as const) {
      expect(await picture(bytes, targetOf(type), SENDER)).toMatchObject({ width, height, extension: "jpg" });
    }
  });

  test("loses its position and camera, and stands upright", async () => {
    const bytes = await plain(300, 100)
      .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const made = await picture(bytes, general, SENDER);
    const { exif, orientation } = await sharp(made.bytes).metadata();
    expect([exif, orientation, made.width, made.height]).toEqual([undefined, undefined, 100, 300]);
  });

  test("loses what was appended to it", async () => {
    const bytes = Buffer.concat([await plain(50, 50).png().toBuffer(), Buffer.from("<script>alert(1)</script>")]);
    expect((await picture(bytes, general, SENDER)).bytes.includes("<script>")).toBe(false);
  });

  test("keeps transparency", async () => {
    const bytes = await sharp({ create: { width: 90, height: 90, channels: 4, background: "#ff000080" } })
      .png()
      .toBuffer();
    expect(await picture(bytes, general, SENDER)).toMatchObject({ extension: "png" });
  });

  test("drawn as SVG becomes a PNG of full size without its script", async () => {
    const svg =
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><script>alert(1)</script><rect width="20" height="20"/></svg>';
    const made = await picture(Buffer.from(svg), targetOf("logo"), SENDER);
    expect(made).toMatchObject({ extension: "png", width: 250, height: 250 });
    expect(fileKind(made.bytes)).toBe("png");
  });

  test("stays animated when it is small", async () => {
    const small = await picture(await aGif(4, 60), general, SENDER);
    expect([(await sharp(small.bytes).metadata()).pages, small.isStilled]).toEqual([4, undefined]);
    expect(await picture(aGifOfSpecks(50_000), general, SENDER)).toMatchObject({ isStilled: true, width: 10 });
    const still = await picture(await aGif(1, 60), general, SENDER);
    expect([still.extension, still.isStilled]).toEqual(["png", undefined]);
  });

  test.for([
    [5712, 4284], // what present phones take
    [8000, 6000],
    [10_000, 5_000],
  ] as const)("of %i × %i pixels is taken, as an app icon, too", async ([width, height]) => {
    const bytes = await plain(width, height).jpeg().toBuffer();
    expect(await picture(bytes, targetOf("avatar"), SENDER)).toMatchObject({ width: 200 });
    expect(await appPicture(bytes, 192, SENDER)).toMatchObject({ width: 192 });
  });

  test.for([0, 2, 3, 20, 200, "1 %"] as const)("that lacks its last %s bytes is taken", async (missing) => {
    const whole = await photo().jpeg({ quality: 90 }).toBuffer();
    const cut = missing === "1 %" ? Math.round(whole.length / 100) : missing;
    const made = await picture(whole.subarray(0, whole.length - cut), targetOf("profilePicture"), SENDER);
    expect(made).toMatchObject({ width: 500, height: 500 });
  });

  test("that lacks its end and is of one colour at its foot is taken, if all else is there", async () => {
    const whole = await plain(600, 600).jpeg().toBuffer();
    expect(await picture(whole.subarray(0, whole.length - 2), general, SENDER)).toMatchObject({ width: 600 });
  });

  test.for([0.5, 0.2, 0.1])("that lacks %f of itself is refused with the reason", async (part) => {
    const whole = await photo().jpeg({ quality: 90 }).toBuffer();
    const cut = whole.subarray(0, Math.round(whole.length * (1 - part)));
    await expect(picture(cut, general, SENDER)).rejects.toMatchObject({ status: 400, message: uploadMessages.damaged });
  });

  test("of more than 50 megapixels is refused", async () => {
    const bytes = await plain(10_000, 5_001).png().toBuffer();
    await expect(picture(bytes, general, SENDER)).rejects.toMatchObject({
      status: 413,
      message: uploadMessages.tooManyPixels,
    });
  });

  test("that ends early is refused", async () => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: "#fff",
        noise: { type: "gaussian", mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    await expect(picture(noise.subarray(0, noise.length / 2), general, SENDER)).rejects.toMatchObject({
      status: 400,
      message: uploadMessages.damaged,
    });
  });

  test.for(["webp", "avif", "tiff"] as const)(
    "%s: an assistant's avatar may be any kind, other pictures not",
    async (kind) => {
      const bytes = await plain(300, 300).toFormat(kind).toBuffer();
      expect(await picture(bytes, targetOf("avatar"), SENDER)).toMatchObject({
        extension: "png",
        width: 200,
        height: 200,
      });
      await expect(picture(bytes, general, SENDER)).rejects.toMatchObject({
        status: 415,
        message: uploadMessages.wrongType,
      });
      await expect(appPicture(bytes, 192, SENDER)).rejects.toMatchObject({
        status: 415,
        message: uploadMessages.wrongPwaType,
      });
    },
  );

  test("that is text, or HEIC, is refused in words", async () => {
    await expect(picture(Buffer.from("hello"), general, SENDER)).rejects.toMatchObject({
      status: 415,
      message: uploadMessages.wrongType,
    });
    await expect(picture(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0"), general, SENDER)).rejects.toMatchObject({
      status: 415,
      message: uploadMessages.heic,
    });
  });
});

describe("a drawing made to keep us busy", () => {
  const { seconds } = RASTERIZE_LIMITS;
  beforeAll(() => void (RASTERIZE_LIMITS.seconds = 1));
  afterAll(() => void (RASTERIZE_LIMITS.seconds = seconds));

  const drawing = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000">${inside}</svg>`);
  const filtered = (step: string, steps: number) =>
    drawing(
      `<filter id="f" x="0" y="0" width="1" height="1">${step.repeat(steps)}</filter>` +
        '<g filter="url(#f)">'.repeat(20) +
        '<rect width="4000" height="4000"/>' +
        "</g>".repeat(20),
    );
  const nested = Array.from(
    { length: 30 },
    (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`,
  ).join("");

  test.each([
    ["turbulence", () => filtered('<feTurbulence baseFrequency="0.5" numOctaves="50"/>', 20)],
    ["blurs", () => filtered('<feMorphology operator="dilate" radius="400"/><feGaussianBlur stdDeviation="900"/>', 10)],
    ["filter steps", () => filtered("<feTurbulence/>", 1_000)],
    ["uses of uses", () => drawing(`<defs><rect id="g0" width="9" height="9"/>${nested}</defs><use href="#g30"/>`)],
  ])(
    "%s: ends within seconds, and another user's picture does not wait for it",
    { timeout: 40_000 },
    async (_, bomb) => {
      const started = performance.now();
      const attacks = [1, 2].map(() =>
        picture(bomb(), targetOf("coverPhoto"), { ...SENDER, id: 7 }).then(
          () => "drawn",
          ({ status }: { status: number }) => status,
        ),
      );
      const other = await picture(await plain(300, 200).jpeg().toBuffer(), general, {
        id: 8,
        clientAddress: "192.0.2.8",
      }).then(() => performance.now());
      expect(other - started).toBeLessThan(3_000);
      // 503: a busy machine had no time for it
      for (const result of await Promise.all(attacks)) expect(["drawn", 400, 503]).toContain(result);
      expect(performance.now() - started).toBeLessThan(30_000);
    },
  );
});

describe("a drawing that refers to something else", () => {
  test("gets neither files of this machine nor anything from the network", async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests++;
      response.end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const folder = await mkdtemp(join(tmpdir(), "meishi-"));
    onTestFinished(async () => {
      server.close();
      await rm(folder, { recursive: true });
    });
    const file = join(folder, "secret.png");
    await plain(100, 100).png().toFile(file);
    const web = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.png`;
    const images = [file, `file://${file}`, "secret.png", web]
      .flatMap((url) => [`href="${url}"`, `xlink:href="${url}"`])
      .map((reference) => `<image ${reference} width="100" height="100"/>`);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ' +
      `xmlns:xi="http://www.w3.org/2001/XInclude" width="100" height="100"><style>@import url("${web}");</style>` +
      `${images.join("")}<use href="${web}#a"/><rect fill="url(${web}#b)" width="100" height="100"/>` +
      `<xi:include href="file://${file}" parse="text"/></svg>`;
    const { bytes } = await picture(Buffer.from(svg), general, SENDER);
    expect((await sharp(bytes).stats()).channels.map(({ max }) => max)).toEqual([0, 0, 0, 0]);
    expect(requests).toBe(0);
  });
});

const SENDER = { id: 1, clientAddress: "192.0.2.1" };

test("a JPEG of many scans is refused before a decoder goes through each of them", async () => {
  const side = { width: 4_000, height: 4_000 };
  const progressive = await sharp({ create: { ...side, channels: 3, background: "#36c" } })
    .jpeg({ progressive: true })
    .toBuffer();
  const end = progressive.length - 2;
  const lastScan = progressive.subarray(progressive.lastIndexOf(Buffer.from([0xff, 0xda])), end);
  const many = Buffer.concat([
    progressive.subarray(0, end),
    ...Array<Buffer>(60).fill(lastScan),
    progressive.subarray(end),
  ]);
  await expect(picture(many, general, SENDER)).rejects.toBeInstanceOf(PayloadTooLarge);
  expect((await picture(progressive, general, SENDER)).extension).toBe("jpg");
});

test("a large AVIF is refused, as its decoder takes long for what a kilobyte describes", async () => {
  const avif = (width: number) =>
    sharp({ create: { width, height: 2_000, channels: 3, background: "#36c" } })
      .avif({ effort: 0 })
      .toBuffer();
  const avatar = targetOf("avatar");
  await expect(picture(await avif(4_100), avatar, SENDER)).rejects.toMatchObject({
    status: 413,
    message: uploadMessages.avifTooLarge,
  });
  expect((await picture(await avif(1_000), avatar, SENDER)).width).toBeGreaterThan(0);
});

test("accounts of one network share its turns, and leave a place to others", async () => {
  const inTurn = createSenderQueue(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (id: number) => () => {
    begun.push(id);
    return new Promise<void>((end) => ends.push(end));
  };
  const pictures = [1, 2, 3].map((id) => inTurn({ ...SENDER, id }, work(id)));
  await expect.poll(() => begun).toEqual([1]);
  pictures.push(inTurn({ id: 4, clientAddress: "192.0.2.4" }, work(4)));
  await expect.poll(() => begun).toEqual([1, 4]);
  for (let ended = 0; ended < 4; ended++) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    ends[ended]!();
  }
  await Promise.all(pictures);
  expect(begun).toEqual([1, 4, 2, 3]);
});
