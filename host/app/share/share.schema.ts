import { z } from "zod";

const flag = (name: string) => z.enum(["0", "1"], `${name} must be 0 or 1`).transform((value) => value === "1");
const size = (...sizes: [string, ...string[]]) => z.enum(sizes, `size must be ${sizes.join(" or ")}`);

/** The files of the share kit, by their names in the address. */
export const FILES = [
  "signature.html",
  "background-1.png",
  "background-2.png",
  "background-3.png",
  "lockscreen.png",
  "card.pdf",
  "sheet.pdf",
  "badge.pdf",
  "poster.pdf",
] as const;
export type KitFile = (typeof FILES)[number];

export const kitQuery = z.object({
  /** The code of a campaign, for what is drawn with a code. */
  c: z.string().max(100, "c must be at most 100 characters").optional(),
  /** Paper: `us` for North America; for badges `tag`, one to pin on. */
  size: size("metric", "us", "tag").default("metric"),
  layout: z
    .enum(["1", "2", "3"], "layout must be 1, 2 or 3")
    .default("1")
    .transform((digit) => Number(digit) as 1 | 2 | 3),
  /** A PNG of what a PDF prints. */
  preview: flag("preview").default(false),
  phone: flag("phone").default(true),
  qr: flag("qr").default(false),
});
export type KitQuery = z.output<typeof kitQuery>;
