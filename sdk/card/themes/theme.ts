import type { SectionName } from "../card-data.ts";

/** Colours every theme names; an owner's choice replaces some and the rest is derived (see ../colours.ts). */
export interface ThemeColors {
  page: string;
  /** The card's own ground, and what stands out from it a little. */
  surface: string;
  tint: string;
  ink: string;
  muted: string;
  primary: string;
  /** Text on `primary`. */
  on: string;
  accent: string;
  link: string;
  /** Borders between parts. */
  line: string;
  /** The ground of what is typed into. */
  field: string;
}

/** Content of a theme's file: colors, other tokens, order of sections, and rules. */
export interface ThemeStyles {
  /** Describes it where themes are offered. */
  line: string;
  order: SectionName[];
  /** Without the primary colour, which stands in list.ts. */
  colors: Omit<ThemeColors, "primary">;
  /** Width of the portrait in px, where it is always small: a smaller picture will do. */
  portrait?: number;
  /** Background of the page behind the card, unless a plain color. */
  pagePaint?: string;
  /** Declarations on `.meishi` itself: radii, type, shadow, cover. */
  tokens: string;
  /** Rules inside `.meishi`, written without the prefix that keeps them to this theme; `&` stands for it. */
  css: string;
}

/** A look with its name and primary colour: what `loadTheme()` and `themeOf()` give. */
export type Theme = ThemeStyles & { name: string; colors: ThemeColors };
