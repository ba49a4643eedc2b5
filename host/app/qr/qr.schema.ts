import { z } from "zod";
import { KIT_SOURCES } from "../events/source.ts";

const hex = (name: string) =>
  z
    .string()
    .regex(/^#?(?:[\da-f]{3}|[\da-f]{6})$/i, `${name} must be a colour such as 000000`)
    .transform((color) => `#${color.replace("#", "")}`);

const SHAPES = ["square", "round"] as const;

/** The options of a code; the default is 200 px, black on white. */
const qrQuery = z.object({
  size: z
    .string()
    .regex(/^\d+$/, "size must be a number of pixels from 50 to 2000")
    .transform(Number)
    .pipe(z.number().min(50, "size must be at least 50 pixels").max(2_000, "size must be at most 2000 pixels"))
    .default(200),
  ec: z.enum(["L", "M", "Q", "H"], "ec must be L, M, Q or H").optional(),
  dark: hex("dark").default("#000000"),
  light: hex("light").default("#ffffff"),
  /** Picture in the middle of the code: a flag for our mark, or the card's own logo. */
  logo: z
    .enum(["", "0", "1", "true", "false", "own"], "logo must be 1, 0 or own")
    .default("0")
    .transform((flag) => (flag === "own" ? flag : !["0", "false"].includes(flag))),
  /** The shape of modules, and of the three squares in the corners. */
  modules: z.enum(SHAPES, `modules must be ${SHAPES.join(" or ")}`).default("square"),
  eyes: z.enum(SHAPES, `eyes must be ${SHAPES.join(" or ")}`).default("square"),
  /** Content of the code: the card's link, or the contact itself, which can be read offline. */
  holds: z.enum(["link", "contact"], "holds must be link or contact").default("link"),
});
/** How the link in a code says where its visitors come from. */
export const codeQuery = qrQuery.extend({
  /** The code of a campaign of the card. */
  c: z.string().max(100, "c must be at most 100 characters").optional(),
  /** The part of the share kit that shows the code. */
  s: z.enum(["qr", ...KIT_SOURCES], `s must be one of qr, ${KIT_SOURCES.join(", ")}`).default("qr"),
});
type Query = z.output<typeof qrQuery>;
/** Square unless requested otherwise. */
export type QrOptions = Omit<Query, "modules" | "eyes"> & Partial<Pick<Query, "modules" | "eyes">>;
