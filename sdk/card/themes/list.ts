/**
 * Every theme in the order an owner sees them, with its primary colour: the chat and its launcher wear it without the
 * rest of the theme, which is `looks/{name}.ts`. Any other value of a card's theme is shown as `default`.
 */
export const THEMES: Record<string, string> = {
  minimalist: "#18181b",
  dynamic: "#c2185b",
  nonprofit: "#1f6b4a",
  education: "#1d4e89",
  health: "#0b7a75",
  beauty: "#7a3646",
  corporate: "#0f2a47",
  creative: "#5b2eff",
  tech: "#2bd49c",
  default: "#f59e0b",
};

/** A theme's name as people read it. */
export const themeName = (theme: string) => theme.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());
