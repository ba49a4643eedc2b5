import { create, type QRCode } from "qrcode";
import { contrast, luminance } from "#sdk/card/colours.ts";
import { Invalid } from "../errors.ts";
import type { QrOptions } from "./qr.schema.ts";
import { qrMessages } from "./messages.en.ts";

type CodeOptions = Omit<QrOptions, "holds">;
type Level = NonNullable<CodeOptions["ec"]>;

/** How to draw a code. */
export interface CodePlan {
  modules: QRCode["modules"];
  /** Side of the picture in pixels. */
  size: number;
  /** Pixels per module, and modules of quiet zone on each side. */
  scale: number;
  margin: number;
  dark: string;
  light: string;
  /** Share of the code's width that the mark covers; 0 without it. */
  mark: number;
  /** Parts drawn with round shapes. */
  round: { modules: boolean; eyes: boolean };
}

/** Contrast from which scanners can distinguish modules even in bad light. */
const MIN_CONTRAST = 4;
/** Least luminance of the background (WCAG 2.2). A darker one would not work as a quiet zone on a white page. */
const MIN_BACKGROUND = 0.5;

/** Modules of quiet zone on each side, at least. */
const MARGIN = 2;
/** From this size on, codes must survive blurring, shrinking and tilting: their modules need more pixels. */
const HANDLED = 200;
const PIXELS = { still: 2, handled: 4 };
/** Round modules of fewer pixels have no recognizable shape. */
const DOT_PIXELS = 6;
/** Below this, all modules have the same width: decoders lose count if 5 and 6 pixels alternate. */
const UNEVEN = 8;
/** Longer content gets the lowest error correction by itself, since fewer, larger modules are easier to read. */
const LONG = 150;
/** Long content gets less error correction than requested if it makes more modules: jsQR misses those when blurred. */
const MAX_LONG_MODULES = 77;
const LEVELS = ["H", "Q", "M", "L"] as const;
/** How much of the code the mark may cover at each level, so that error correction can restore it. */
const MARKED = [
  { ec: "H", mark: 0.22 },
  { ec: "Q", mark: 0.2 },
  { ec: "M", mark: 0.16 },
] as const;
/** Larger versions have an alignment pattern in the middle, without which some scanners find nothing. */
const LARGEST_MARKED = 6;

/**
 * How to draw a code so that scanners read it. For long content, the mark shrinks and error correction is lowered; a
 * size that is too small is raised. Throws Invalid with the reason if nothing helps.
 */
export function planCode(
  content: string,
  { size, ec, dark, light, logo, modules: shape, eyes }: CodeOptions,
): CodePlan {
  const round = { modules: shape === "round", eyes: eyes === "round" };
  refuseColors(dark, light);
  const { modules, mark } = logo
    ? marked(content)
    : {
        modules: Buffer.byteLength(content) > LONG ? longModules(content, ec ?? "L") : modulesOf(content, ec ?? "M"),
        mark: 0,
      };
  return { modules, mark, dark, light, round, ...measured(modules.size, size, round) };
}

/** The requested size, or the smallest at which every module has enough pixels. */
function measured(
  modules: number,
  requested: number,
  round: CodePlan["round"],
): Pick<CodePlan, "size" | "scale" | "margin"> {
  const across = modules + 2 * MARGIN;
  const exact = requested / across;
  if (exact >= UNEVEN) return { size: requested, scale: exact, margin: MARGIN };
  const minScale = round.modules || round.eyes ? DOT_PIXELS : requested < HANDLED ? PIXELS.still : PIXELS.handled;
  const scale = Math.floor(exact) >= minScale ? Math.floor(exact) : Math.ceil(minScale);
  const size = Math.max(requested, across * scale);
  return { size, scale, margin: Math.floor((size / scale - modules) / 2) };
}

function refuseColors(dark: string, light: string): void {
  const [foreground, background] = [dark, light].map(luminance) as [number, number];
  if (foreground >= background) throw Invalid.field("dark", "invalid", qrMessages.lightOnDark);
  if (background < MIN_BACKGROUND) throw Invalid.field("light", "invalid", qrMessages.darkBackground);
  if (contrast(dark, light) < MIN_CONTRAST) throw Invalid.field("dark", "invalid", qrMessages.lowContrast);
}

function marked(content: string): { modules: QRCode["modules"]; mark: number } {
  for (const { ec, mark } of MARKED) {
    const { version, modules } = codeOf(content, ec) ?? { version: Infinity };
    if (modules && version <= LARGEST_MARKED) return { modules, mark };
  }
  throw Invalid.field("logo", "invalid", qrMessages.tooLongForLogo);
}

/** The code of the requested level, or of the highest below it that stays readable when blurred. */
function longModules(content: string, requested: Level): QRCode["modules"] {
  const levels = LEVELS.slice(LEVELS.indexOf(requested));
  const codes = levels.map((level) => codeOf(content, level)?.modules);
  return codes.find((modules) => modules && modules.size <= MAX_LONG_MODULES) ?? modulesOf(content, "L");
}

function modulesOf(content: string, ec: Level): QRCode["modules"] {
  const code = codeOf(content, ec);
  if (!code) throw new Invalid(qrMessages.tooMuchData);
  return code.modules;
}

/** Undefined if the content is too long for a code. */
function codeOf(content: string, errorCorrectionLevel: Level): QRCode | undefined {
  try {
    return create(content, { errorCorrectionLevel });
  } catch (error) {
    if (/amount of data/i.test((error as Error).message)) return undefined;
    throw error;
  }
}
