/** What a page may ask of a launcher, by data attributes or by `Meishi.init()`. */
export interface LaunchOptions {
  /** Slug or id. */
  card: string;
  /** Origin of the Meishi host. */
  host: string;
  side: "left" | "right";
  /** Distance from the side and from the bottom of the window, in px. */
  offset: [number, number];
  color: string;
  /** Words beside the button until the chat was opened once. */
  label: string;
  open: boolean;
  /** No button of ours: the page has its own, which calls `Meishi.open()`. */
  bare: boolean;
  locale: string;
  consent: string;
  rtl: boolean;
}

/** The origin of an absolute http address; "" when it is none. */
export function originOf(address: unknown): string {
  try {
    return new URL(address as string).origin.replace(/^(?!http).*/, "");
  } catch {
    return "";
  }
}

/**
 * Reads what a page wrote, which may be anything. A wrong value is passed over as if it were not there; only the card
 * and the host are needed, and throw a sentence for the integrator.
 */
export function readOptions(raw: Record<string, unknown> | undefined, here: string): LaunchOptions {
  const words = (key: string) => `${raw?.[key] ?? ""}`.trim();
  const card = words("card");
  const host = originOf(raw?.host) || here;
  if (!/^[\w-]{1,50}$/.test(card)) throw new Error("init needs a card: its slug or id");
  if (!host) throw new Error("init needs a host: https://…");
  const locale = words("locale");
  const rtl = locale
    ? /^(ar|fa|he|ur|yi|ps|sd|ug|dv|ckb)\b/i.test(locale)
    : getComputedStyle(document.documentElement).direction === "rtl";
  const position = words("position");
  const [x = 16, y = 16] = (words("offset").match(/\d{1,3}/g) ?? []).map(Number);
  return {
    card, host, locale, rtl,
    side: position === "left" || (rtl && position !== "right") ? "left" : "right",
    offset: [x, y],
    color: words("color"),
    label: words("label").slice(0, 80),
    open: raw?.open != null && /^(|1|true|open)$/.test(words("open")),
    bare: words("launcher") === "none",
    consent: words("consent"),
  };
}
