import type { Theme } from "./theme.ts";

const loaders: Record<string, () => Promise<Theme>> = {
  minimalist: async () => (await import("./minimalist.ts")).minimalist,
  dynamic: async () => (await import("./dynamic.ts")).dynamic,
  nonprofit: async () => (await import("./nonprofit.ts")).nonprofit,
  education: async () => (await import("./education.ts")).education,
  health: async () => (await import("./health.ts")).health,
  beauty: async () => (await import("./beauty.ts")).beauty,
  corporate: async () => (await import("./corporate.ts")).corporate,
  creative: async () => (await import("./creative.ts")).creative,
  tech: async () => (await import("./tech.ts")).tech,
  default: async () => (await import("./default.ts")).classic,
};

/** Loads the one theme a card needs, as a chunk of its own; `default` for any other value. */
export async function loadTheme(name: string): Promise<Theme> {
  return loaders[Object.hasOwn(loaders, name) ? name : "default"]!();
}
