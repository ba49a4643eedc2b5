import { baseStyle } from "./base/base.ts";
import { pageStyle } from "./base/page.ts";
import { sheetStyle } from "./base/sheets.ts";
import type { CardData } from "./card-data.ts";
import { fitRules } from "./fit.ts";
import { ownerColours } from "./owner-colours.ts";
import { scoped } from "./scope.ts";
import { sectionsOf } from "./sections/index.ts";
import type { Theme } from "./themes/theme.ts";

const SPACING = `
[data-spacing=compact] .card-content{gap:20px;padding-block:14px}
[data-spacing=airy] .card-content{gap:52px;padding-block:32px}
`;

/** Defaults for what a theme may omit. */
const TOKENS = `--font:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;--head:var(--font);--fill:var(--primary);--panel:#fff;`;

/** The tokens of a theme on `.meishi`. */
export function rootStyle(theme: Theme): string {
  const colors = { ...theme.colors, ...(theme.pagePaint && { page: theme.pagePaint }) };
  const tokens = Object.entries(colors)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
  return `.meishi{${TOKENS}${tokens}${theme.tokens.trim().replaceAll("\n", "")}}\n`;
}

const themeSheets = new Map<string, string>();

/** The rules of one theme alone, prefixed; the same text every time, so it is made once. */
function themeSheet(theme: Theme): string {
  let sheet = themeSheets.get(theme.name);
  if (sheet === undefined) {
    sheet = rootStyle(theme) + scoped(`[data-theme=${theme.name}]`, theme.css);
    themeSheets.set(theme.name, sheet);
  }
  return sheet;
}

/** Style sheets shared by cards with the same sections and theme. */
const shared = new Map<string, string>();
/** Owners may put sections in any order: beyond this many orders, sheets are built each time. */
const MAX_SHARED = 300;

const joined = (parts: string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join("\n");

/**
 * The stylesheet of one card: base, its sections, its theme, its owner's colours, its name's size. The same text serves
 * a document's <style> and a shadow root's adopted sheet; an element gets the rules of its sheets when they open.
 * Owners' own CSS is not in it: the server checks that and sends it apart.
 */
export function cardStyles(
  card: CardData,
  theme: Theme,
  frame: "page" | "embed" = "embed",
  { sheets = true }: { sheets?: boolean } = {},
): string {
  const { spacing } = card.customizations;
  const colours = ownerColours(theme, card.customizations.colors);
  const sections = sectionsOf(card, theme, "full");
  const key = `${theme.name} ${frame} ${sheets} ${sections.map(({ name }) => name).join(" ")}`;
  let start = shared.get(key);
  if (start === undefined) {
    start = joined([
      baseStyle,
      ...sections.map(({ style }) => style),
      sheets ? sheetStyle : "",
      frame === "page" ? pageStyle : "",
      themeSheet(theme),
      ".meishi[data-long]{--h1:28px;--hl:1.1}\n@container(max-width:359px){.meishi[data-long] h1{--h1:22px}}",
    ]);
    if (shared.size < MAX_SHARED) shared.set(key, start);
  }
  return joined([
    start,
    spacing && spacing !== "normal" ? SPACING : "",
    fitRules(card),
    colours && `.meishi[data-theme]{${colours}}`,
    ...sections.map(({ rules }) => rules?.(card) ?? ""),
  ]);
}
