import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import jsQR from "jsqr";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { aCard } from "#sdk/card/tests/a-card.ts";
import { contactInCode } from "../cards/vcard.ts";
import { Invalid } from "../errors.ts";
import type { QrOptions } from "./qr.schema.ts";
import { qrCode } from "./qr.server.ts";

// Every code that can be had is read by jsQR and, where it is installed (.ci/run does), by zbar.

const hasZbar = spawnSync("zbarimg", ["--version"]).status === 0;
const HOSTS = ["https://m.co", "https://cards.example.com", "https://digital-cards.marketing.some-company.example.com"];
const SLUGS = [3, 20, 50];
const linkOf = (host: string, length: number) => `${host}/view/${"ada-lovelace".repeat(5).slice(0, length)}?s=qr`;

type CodeOptions = Omit<QrOptions, "holds">;
interface Code {
  name: string;
  content: string;
  format: "png" | "svg";
  wish: CodeOptions;
}

/** A picture that comes with the product. */
const LOGO = { url: "logo", read: () => readFile(new URL("../../public/demo/logo.svg", import.meta.url)) };
const PLAIN: CodeOptions = { size: 200, dark: "#000000", light: "#ffffff", logo: false };
const onWhite = (picture: Buffer) => sharp(picture).flatten({ background: "#ffffff" });
/** What happens to a code on its way into a camera. */
const HANDLING: Record<string, (picture: Buffer, width: number) => Sharp> = {
  blurred: (picture, width) => onWhite(picture).blur(Math.max(0.5, width / 300)),
  "at 60 %": (picture, width) => onWhite(picture).resize(Math.round(width * 0.6)),
  "tilted 15°": (picture) => onWhite(picture).rotate(15, { background: "#ffffff" }),
  "on grey": (picture, width) =>
    sharp({
      create: { width: Math.round(width * 1.3), height: Math.round(width * 1.3), channels: 3, background: "#999999" },
    }).composite([{ input: picture }]),
};

async function picturesOf(code: Code): Promise<{ name: string; content: string; png: Buffer }[]> {
  const image = Buffer.from(await qrCode(code.content, code.format, code.wish, { ownLogo: LOGO }));
  const png = await sharp(image).png().toBuffer();
  const { width } = await sharp(png).metadata();
  const handled = code.wish.size < 200 ? [] : Object.entries(HANDLING);
  return [
    { name: code.name, content: code.content, png },
    ...(await Promise.all(
      handled.map(async ([how, handle]) => ({
        name: `${code.name} ${how}`,
        content: code.content,
        png: await handle(png, width).png().toBuffer(),
      })),
    )),
  ];
}

async function byJsqr(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // No code is light on dark: qrCode refuses those.
  return jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: "dontInvert" })?.data;
}

/** One process for all: starting it costs more than reading. */
async function byZbar(pngs: Buffer[]): Promise<(string | undefined)[]> {
  const folder = await mkdtemp(join(tmpdir(), "meishi-codes-"));
  try {
    const files = await Promise.all(
      pngs.map(async (png, i) => {
        const file = join(folder, `${i}.png`);
        await writeFile(file, png);
        return file;
      }),
    );
    const { stdout } = await promisify(execFile)("zbarimg", ["-q", "--xml", "-Sdisable", "-Sqrcode.enable", ...files], {
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error: { stdout: string }) => error); // it fails when one of them has no code
    const decoded = new Map(
      [...stdout.matchAll(/<source href='([^']+)'>(.*?)<\/source>/gs)].map(([, file, inside]) => [
        file,
        /<data><!\[CDATA\[(.*?)\]\]>/s.exec(inside!)?.[1],
      ]),
    );
    return files.map((file) => decoded.get(file));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The names of pictures that one of the decoders does not read; codes that are refused are counted. */
async function unread(codes: Code[]): Promise<{ failed: string[]; refused: string[] }> {
  const refused: string[] = [];
  const pictures = [];
  for (const code of codes) {
    try {
      pictures.push(...(await picturesOf(code)));
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      refused.push(code.name);
    }
  }
  const same = (read: string | undefined, content: string) =>
    read?.replaceAll("\r\n", "\n") === content.replaceAll("\r\n", "\n");
  const zbar = hasZbar ? await byZbar(pictures.map(({ png }) => png)) : pictures.map(({ content }) => content);
  const failed: string[] = [];
  for (const [i, { name, content, png }] of pictures.entries()) {
    if (!same(zbar[i], content)) failed.push(`zbar: ${name}`);
    if (!same(await byJsqr(png), content)) failed.push(`jsQR: ${name}`);
  }
  return { failed, refused };
}

/** All hosts and slugs in one look. */
const links = (options: Partial<CodeOptions>, format: Code["format"] = "png"): Code[] =>
  HOSTS.flatMap((host) =>
    SLUGS.map((length) => ({
      name: `${format} ${JSON.stringify(options)} slug of ${length} at ${host}`,
      content: linkOf(host, length),
      format,
      wish: { ...PLAIN, ...options },
    })),
  );

describe("plain codes are read, none is refused", () => {
  test.for([50, 75, 100, 150, 199])("of %i px as they are", async (size) => {
    const ec = ["L", "M", "Q", "H"] as const;
    expect(await unread(ec.flatMap((ec) => links({ size, ec })))).toEqual({ failed: [], refused: [] });
  });

  test.for(["L", "M", "Q", "H"] as const)("of 200 px with level %s, handled too", { timeout: 60_000 }, async (ec) => {
    expect(await unread(links({ ec }))).toEqual({ failed: [], refused: [] });
  });

  test.for([333, 600])("of %i px, handled too", { timeout: 60_000 }, async (size) => {
    expect(await unread(links({ size }))).toEqual({ failed: [], refused: [] });
  });

  test("as SVG, handled too", { timeout: 60_000 }, async () => {
    expect(await unread([...links({}, "svg"), ...links({ size: 60 }, "svg"), ...links({ size: 500 }, "svg")])).toEqual({
      failed: [],
      refused: [],
    });
  });

  test("in colors at the limit of contrast", { timeout: 60_000 }, async () => {
    for (const [dark, light] of [
      ["#000000", "#bcbcbc"],
      ["#535353", "#bcbcbc"],
      ["#7e7e7e", "#ffffff"],
      ["#d60000", "#fff0b3"],
    ] as const)
      expect(await unread(links({ dark, light, size: 320 }))).toEqual({ failed: [], refused: [] });
  });
});

describe("codes with our mark", () => {
  test.for([50, 200, 320, 600])("of %i px are read, or refused", { timeout: 60_000 }, async (size) => {
    const { failed, refused } = await unread([...links({ size, logo: true }), ...links({ size, logo: true }, "svg")]);
    expect(failed).toEqual([]);
    expect(refused.every((name) => name.includes("slug of 50"))).toBe(true);
    expect(refused).toHaveLength(2);
  });
});

describe("codes with round modules and rounded eyes", () => {
  const SHAPES = [
    { modules: "round", eyes: "square" },
    { modules: "square", eyes: "round" },
    { modules: "round", eyes: "round" },
  ] as const;

  test.for(SHAPES)("%o, plain and in a color", { timeout: 120_000 }, async (shape) => {
    const variants = [50, 200, 333, 600].map((size) => ({ size, ...shape }));
    const codes = [...variants, { size: 320, dark: "#7e7e7e", ...shape }].flatMap((variant) => links(variant));
    expect(await unread([...codes, ...links({ size: 320, ...shape }, "svg")])).toEqual({ failed: [], refused: [] });
  });

  test("with our mark or the card's own logo", { timeout: 120_000 }, async () => {
    const codes = SHAPES.flatMap((shape) =>
      ([true, "own"] as const).flatMap((logo) => [
        ...links({ size: 320, logo, ...shape }),
        ...links({ size: 600, logo, ...shape }, "svg"),
      ]),
    );
    const { failed, refused } = await unread(codes);
    expect(failed).toEqual([]);
    expect(refused.every((name) => name.includes("slug of 50"))).toBe(true);
    expect(refused).toHaveLength(12);
  });
});

test("square codes with the card's own logo are read, or refused", { timeout: 60_000 }, async () => {
  const { failed, refused } = await unread([320, 600].flatMap((size) => links({ size, logo: "own" })));
  expect(failed).toEqual([]);
  expect(refused).toHaveLength(2);
});

test("a card without a logo has no code with its own", async () => {
  const rendering = qrCode(
    linkOf(HOSTS[1]!, 20),
    "png",
    { ...PLAIN, logo: "own" },
    { ownLogo: { url: null, read: async () => undefined } },
  );
  await expect(rendering).rejects.toThrow("The card has no logo. Upload one first.");
});

test.for([undefined, "L", "M", "Q", "H"] as const)(
  "a code with level %s that holds the contact is read at any size",
  { timeout: 120_000 },
  async (ec) => {
    const codes = [3, 20].flatMap((length) => {
      const pageUrl = `https://cards.example.com/view/${"ada-lovelace".repeat(2).slice(0, length)}?s=qr`;
      const content = contactInCode(aCard(), { pageUrl, host: "cards.example.com" });
      return [100, 200, 500, 600].flatMap((size) =>
        (["png", "svg"] as const).map((format) => ({
          name: `${format} ${size} slug of ${length}`,
          content,
          format,
          wish: { ...PLAIN, size, ec },
        })),
      );
    });
    expect(await unread(codes)).toEqual({ failed: [], refused: [] });
  },
);

test("light on dark, too little contrast and a contact under the mark are refused with the reason", async () => {
  const link = linkOf(HOSTS[1]!, 20);
  const draw = (options: Partial<CodeOptions>, content = link) => qrCode(content, "svg", { ...PLAIN, ...options });
  await expect(draw({ dark: "#ffffff", light: "#000000" })).rejects.toThrow(/darker than its background/);
  await expect(draw({ light: "#808080" })).rejects.toThrow(/dark background/);
  await expect(draw({ dark: "#999999" })).rejects.toThrow(/too much alike/);
  await expect(draw({ logo: true }, "x".repeat(200))).rejects.toThrow(/too long for a code with a logo/);
});
