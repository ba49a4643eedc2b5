import { type CardData } from "../card/card-data.ts";

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The primary colour of each theme; any other theme is amber. */
const THEMES: Record<string, string> = {
  minimalist: "#18181b", dynamic: "#c2185b", nonprofit: "#1f6b4a", education: "#1d4e89", health: "#0b7a75",
  beauty: "#7a3646", corporate: "#0f2a47", creative: "#5b2eff", tech: "#2bd49c",
};

/** The colour of the chat: what the page asks for, else the owner's, else the theme's. Anything but hex is passed over. */
export function chatColour(asked: unknown, card: Pick<CardData, "theme" | "customizations"> | null): string {
  const primary = card?.customizations?.colors?.primary;
  const owners = typeof primary === "object" ? primary?.from : primary;
  const theme = card && Object.hasOwn(THEMES, card.theme) ? THEMES[card.theme]! : "#f59e0b";
  return [asked, owners].find((colour): colour is string => typeof colour === "string" && HEX.test(colour)) ?? theme;
}

/**
 * The ink that reads on a colour at 4.5 : 1 (WCAG 2.2 §1.4.3): white, else the brand's near-black, else black. White
 * reads up to a luminance of 0.183, the near-black from 0.219, pure black in the gap between.
 */
export function inkOn(colour: string): string {
  const digits = colour.length < 7 ? colour.replace(/\w/g, "$&$&") : colour;
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return luminance <= 0.1833 ? "#fff" : luminance < 0.2191 ? "#000" : "#1c1917";
}
