import { THEMES } from "./list.ts";
import type { ThemeStyles, Theme } from "./theme.ts";

/** Loads the one theme a card needs, as a chunk of its own; `default` for any other value. */
export async function loadTheme(theme: string): Promise<Theme> {
  const name = Object.hasOwn(THEMES, theme) ? theme : "default";
  const { look }: { look: ThemeStyles } = await import(`./looks/${name}.ts`);
  return { ...look, name, colors: { ...look.colors, primary: THEMES[name]! } };
}
