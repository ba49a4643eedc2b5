import { beauty } from "./beauty.ts";
import { corporate } from "./corporate.ts";
import { creative } from "./creative.ts";
import { classic } from "./default.ts";
import { dynamic } from "./dynamic.ts";
import { education } from "./education.ts";
import { health } from "./health.ts";
import { minimalist } from "./minimalist.ts";
import { nonprofit } from "./nonprofit.ts";
import { tech } from "./tech.ts";
import type { Theme } from "./theme.ts";

/** The nine themes of the product, in the order an owner sees them, and `default` for every other value. */
export const themes: Theme[] = [minimalist, dynamic, nonprofit, education, health, beauty, corporate, creative, tech, classic];

/** The theme of that name; `default` for any other value. */
export function themeOf(name: string): Theme {
  return themes.find((theme) => theme.name === name) ?? classic;
}
