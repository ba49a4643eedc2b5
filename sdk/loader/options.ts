import { safeDocument } from "../page-runtime/page.ts";
import { directionIn } from "../direction.ts";

/** What a page may ask of a launcher, by data attributes or by `Meishi.init()`. */
export interface LaunchOptions {
  /** Slug or id. */
  card: string;
  /** Origin of the Meishi server. */
  host: string;
  side: string;
  dir: "ltr" | "rtl";
  /** Distance from the side and from the bottom of the window, in px. */
  x: number | string;
  y: number | string;
  color: string;
  /** Words beside the button until the chat was opened once. */
  label: string;
  open: boolean;
  /** `none`: no button of ours, the page has its own, which calls `Meishi.open()`. */
  launcher: string;
  /** BCP 47. */
  locale: string;
  /** What the visitor should know before the first message. */
  consent: string;
}

/** The origin of an absolute http address; "" when it is none. */
export const originOf = (url: unknown): string => /^https?:\/\/[^/?#]+/.exec(`${url}`)?.[0] ?? "";

/** How a text of that locale, or without one the element's, runs. */
const directionOf = (locale: string, element: Element): "ltr" | "rtl" =>
  locale ? directionIn(locale) : getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";

const wordsIn = (raw: unknown, key: string) => `${(raw as Raw | null)?.[key] ?? ""}`.trim();

type Raw = Record<string, unknown>;
/** Options as set by the page, with the resolved card and server. */
export type LauncherInput = Raw & Pick<LaunchOptions, "card" | "host">;

/** Which card of which server a page means; throws a sentence for the integrator when it says neither. */
export function parseLauncherInput(raw: unknown, here: string): LauncherInput {
  const card = wordsIn(raw, "card");
  const host = originOf((raw as Raw | null)?.host) || here;
  if (!card || !host) throw { reason: `No ${card ? "host" : "card"}` };
  return { __proto__: null, ...(raw as Raw), card, host } as LauncherInput;
}

/** Reads what a page wrote, which may be anything. A wrong value is passed over as if it were not there. */
export function readOptions(raw: LauncherInput): LaunchOptions {
  const words = (key: string) => wordsIn(raw, key);
  const { card, host, open } = raw;
  const locale = words("locale");
  const dir = directionOf(locale, safeDocument.documentElement);
  const [x = 16, y = x] = words("offset").match(/\d{1,3}/g) ?? [];
  return {
    card,
    host,
    locale,
    dir,
    x,
    y,
    side: /left|right/.exec(words("position"))?.[0] ?? (dir === "rtl" ? "left" : "right"),
    open: /^(|1|true)$/.test(`${open}`),
    color: words("color"),
    label: words("label"),
    launcher: words("launcher"),
    consent: words("consent"),
  };
}
