import { toBuffer, toString, type QRCodeErrorCorrectionLevel } from "qrcode";
import { z } from "zod";
import type { CardData } from "#sdk/card/card-data.ts";
import { Invalid } from "../errors.ts";
import { contactOf, vCard, type VCardOptions } from "./vcard.ts";

const hex = (name: string) => z.string().regex(/^#?(?:[\da-f]{3}|[\da-f]{6})$/i, `${name} must be a colour such as 000000`)
  .transform((color) => `#${color.replace("#", "")}`);

/** How a code may be asked for: 200 px, margin 2, black on white when nothing is said. */
export const qrQuery = z.object({
  size: z.string().regex(/^\d+$/, "size must be a number of pixels from 50 to 2000").transform(Number)
    .pipe(z.number().min(50, "size must be at least 50 pixels").max(2_000, "size must be at most 2000 pixels")).default(200),
  ec: z.enum(["L", "M", "Q", "H"], "ec must be L, M, Q or H").optional(),
  dark: hex("dark").default("#000000"),
  light: hex("light").default("#ffffff"),
  /** A flag: the middle of the code shows our mark. */
  logo: z.enum(["", "0", "1", "true", "false"], "logo must be 1 or 0").default("0").transform((flag) => !["0", "false"].includes(flag)),
  /** What is in the code: the card's link, or the contact itself, which is read without a network. */
  holds: z.enum(["link", "contact"], "holds must be link or contact").default("link"),
});
export type QrOptions = z.output<typeof qrQuery>;

const MARGIN = 2;
/** Share of the code's width that the mark covers: level H still reads when 30 % of the area is hidden. */
const MARK = 0.22;

/** The code as SVG or PNG. `ec` is M when not given, H where the mark covers a part. */
export async function qrCode(content: string, format: "svg" | "png", { size, ec, dark, light, logo }: QrOptions): Promise<string | Buffer> {
  const options = {
    width: size, margin: MARGIN, color: { dark, light },
    errorCorrectionLevel: (logo ? "H" : ec ?? "M") as QRCodeErrorCorrectionLevel,
  };
  try {
    if (format === "svg") return withMark(await toString(content, { ...options, type: "svg" }), logo, dark, light);
    const png = await toBuffer(content, { ...options, type: "png" });
    if (!logo) return png;
    const { default: sharp } = await import("sharp");
    return await sharp(png).composite([{ input: Buffer.from(mark(size * MARK, dark, light)) }]).png().toBuffer();
  } catch (error) {
    if (/amount of data/i.test((error as Error).message)) throw new Invalid("This is too much data for a QR code. Shorten the card's texts.");
    throw error;
  }
}

/** The contact as a code can hold it: the fields one needs to call or write, without picture and long texts. */
export function contactInCode(card: CardData, options: VCardOptions): string {
  return vCard({ ...contactOf(card), about: null, socialLinks: {} }, { ...options, photo: undefined });
}

function withMark(svg: string, logo: boolean, dark: string, light: string): string {
  if (!logo) return svg;
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 0);
  const width = side * MARK;
  const offset = (side - width) / 2;
  return svg.replace("</svg>", `<g transform="translate(${offset} ${offset})">${mark(width, dark, light)}</g></svg>`);
}

const mark = (width: number, dark: string, light: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 32 32">` +
  `<rect width="32" height="32" rx="7" fill="${light}"/><rect x="7" y="4" width="18" height="24" rx="4" fill="${dark}"/>` +
  `<circle cx="16" cy="12.5" r="3.5" fill="${light}"/><rect x="10.5" y="19" width="11" height="3" rx="1.5" fill="${light}"/></svg>`;
