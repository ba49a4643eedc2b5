import { useEffect, useState } from "react";
import { loadTheme } from "#sdk/card/themes/load.ts";
import type { ThemeColors } from "#sdk/card/themes/theme.ts";

/** A theme's own colours, which the fields show while nothing is chosen, and whether it has a use for an accent. */
export function useThemeColors(name: string): Partial<ThemeColors> & { hasAccent?: boolean } {
  const [colors, setColors] = useState<Partial<ThemeColors> & { hasAccent?: boolean }>({});
  useEffect(() => {
    let isCancelled = false;
    void loadTheme(name).then((loaded) => {
      if (!isCancelled)
        setColors({ ...loaded.colors, hasAccent: `${loaded.tokens}${loaded.css}`.includes("var(--accent)") });
    });
    return () => {
      isCancelled = true;
    };
  }, [name]);
  return colors;
}
