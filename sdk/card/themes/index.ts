import { THEMES } from "./list.ts";
import { loadTheme } from "./load.ts";
import type { Theme } from "./theme.ts";

/** All themes at once, for the server and for tests; browsers load the one they show. */
export const themes: Theme[] = await Promise.all(Object.keys(THEMES).map(loadTheme));

const classic = await loadTheme("default");

/** The theme of that name; `default` for any other value. */
export function themeOf(name: string): Theme {
  return themes.find((theme) => theme.name === name) ?? classic;
}
