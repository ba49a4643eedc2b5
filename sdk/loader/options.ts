import { page } from "../edge/page.ts";

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
export const originOf = (address: unknown): string => /^https?:\/\/[^/?#]+/.exec(`${address}`)?.[0] ?? "";

/** Whether a text of that locale (BCP 47), or without one the element, runs from right to left. */
export const directionOf = (locale: string, element: Element): "ltr" | "rtl" =>
  (locale ? /^(ar|fa|he|ur|yi|ps|sd|ug|dv|ckb)\b/i.test(locale) : getComputedStyle(element).direction === "rtl")
    ? "rtl"
    : "ltr";

/**
 * Reads what a page wrote, which may be anything. A wrong value is passed over as if it were not there; only the card
 * and the server are needed, and throw a sentence for the integrator.
 */
export function readOptions(raw: Record<string, unknown> | undefined, here: string): LaunchOptions {
  const words = (key: string) => `${raw?.[key] ?? ""}`.trim();
  const card = words("card");
  const host = originOf(raw?.host) || here;
  if (!card || !host) throw { reason: `init needs a ${card ? "host" : "card"}` };
  const locale = words("locale");
  const dir = directionOf(locale, page.documentElement);
  const [x = 16, y = x] = words("offset").match(/\d{1,3}/g) ?? [];
  return {
    card,
    host,
    locale,
    dir,
    x,
    y,
    side: /left|right/.exec(words("position"))?.[0] ?? (dir === "rtl" ? "left" : "right"),
    open: /^(|1|true)$/.test(`${raw?.open}`),
    color: words("color"),
    label: words("label"),
    launcher: words("launcher"),
    consent: words("consent"),
  };
}
