import { create, type QRCode } from "qrcode";
import { contrast, luminance } from "#sdk/card/colours.ts";
import { Invalid } from "../errors.ts";
import type { QrOptions } from "./qr.schema.ts";

type Wish = Omit<QrOptions, "holds">;

/** A code as it is drawn. */
export interface Plan {
  modules: QRCode["modules"];
  /** Pixels on a side. */
  size: number;
  /** Pixels of a module, and how many modules of quiet zone are on each side. */
  scale: number;
  margin: number;
  dark: string;
  light: string;
  /** Share of the code's width that the mark covers; 0 without it. */
  mark: number;
  /** What is drawn round. */
  round: { modules: boolean; eyes: boolean };
}

/** Scanners tell modules apart from this contrast on, in bad light too. */
const LEAST_CONTRAST = 4;
/** Luminance of paper (WCAG 2.2): on a darker one the quiet zone is none, where all around is white. */
const LEAST_PAPER = 0.5;

/** Modules of quiet zone on each side, at least. */
const MARGIN = 2;
/** From this size on, codes must survive blurring, shrinking and tilting: their modules need more pixels. */
const HANDLED = 200;
const PIXELS = { still: 2, handled: 4 };
/** A dot of fewer pixels has no shape. */
const DOT_PIXELS = 6;
/** Below so many pixels all modules are of one width: decoders lose count where 5 and 6 pixels alternate. */
const UNEVEN = 8;
/** A content longer than this takes the lowest error correction: fewer, larger modules are read more easily. */
const LONG = 150;
/** The mark covers what the error correction can restore. */
const MARKED = [
  { ec: "H", mark: 0.22 },
  { ec: "Q", mark: 0.2 },
  { ec: "M", mark: 0.16 },
] as const;
/** Larger versions have an alignment pattern in the middle, without which some scanners find nothing. */
const LARGEST_MARKED = 6;

const TOO_MUCH = "This is too much data for a QR code. Shorten the card's texts.";

/**
 * How to draw a code so that scanners read it: with the mark, the error correction sinks and the mark shrinks as far as
 * a long content needs; a size too small for the content is raised. Throws Invalid with the reason where nothing helps.
 */
export function readable(content: string, { size, ec, dark, light, logo, modules: shape, eyes }: Wish): Plan {
  const round = { modules: shape === "round", eyes: eyes === "round" };
  refuseColors(dark, light);
  const { modules, mark } = logo
    ? marked(content)
    : { modules: modulesOf(content, ec ?? (Buffer.byteLength(content) > LONG ? "L" : "M")), mark: 0 };
  return { modules, mark, dark, light, round, ...measured(modules.size, size, round) };
}

/** The wanted size, or the least at which every module has enough pixels. */
function measured(modules: number, wanted: number, round: Plan["round"]): Pick<Plan, "size" | "scale" | "margin"> {
  const across = modules + 2 * MARGIN;
  const exact = wanted / across;
  if (exact >= UNEVEN) return { size: wanted, scale: exact, margin: MARGIN };
  const least = round.modules || round.eyes ? DOT_PIXELS : wanted < HANDLED ? PIXELS.still : PIXELS.handled;
  const scale = Math.floor(exact) >= least ? Math.floor(exact) : Math.ceil(least);
  const size = Math.max(wanted, across * scale);
  return { size, scale, margin: Math.floor((size / scale - modules) / 2) };
}

function refuseColors(dark: string, light: string): void {
  const [ink, paper] = [dark, light].map(luminance) as [number, number];
  if (ink >= paper)
    throw Invalid.field("dark", "invalid", "dark must be darker than light: many scanners cannot read light on dark");
  if (paper < LEAST_PAPER)
    throw Invalid.field("light", "invalid", "light must be lighter: scanners cannot find a code on dark paper");
  if (contrast(dark, light) < LEAST_CONTRAST)
    throw Invalid.field(
      "dark",
      "invalid",
      `dark and light must differ more: their contrast must be at least ${LEAST_CONTRAST} to 1`,
    );
}

function marked(content: string): { modules: QRCode["modules"]; mark: number } {
  for (const { ec, mark } of MARKED) {
    const { version, modules } = codeOf(content, ec) ?? { version: Infinity };
    if (modules && version <= LARGEST_MARKED) return { modules, mark };
  }
  throw Invalid.field(
    "logo",
    "invalid",
    "This is too long for a code with a logo: scanners could not read it. Leave out the logo.",
  );
}

function modulesOf(content: string, ec: NonNullable<Wish["ec"]>): QRCode["modules"] {
  const code = codeOf(content, ec);
  if (!code) throw new Invalid(TOO_MUCH);
  return code.modules;
}

/** Undefined when it is more than a code holds. */
function codeOf(content: string, errorCorrectionLevel: NonNullable<Wish["ec"]>): QRCode | undefined {
  try {
    return create(content, { errorCorrectionLevel });
  } catch (error) {
    if (/amount of data/i.test((error as Error).message)) return undefined;
    throw error;
  }
}
