import { themes } from "#sdk/card/themes/index.ts";
import { themeName } from "#sdk/card/themes/list.ts";
import { sampleCard } from "./sample.ts";

/** Named by the specification, and so shown first. */
const FIRST = ["minimalist", "dynamic", "corporate"];

const others = themes.filter(({ name }) => name !== sampleCard.theme && !FIRST.includes(name));
const offered = (names: string[]) =>
  names.map((name) => ({ name, label: themeName(name), line: themes.find((theme) => theme.name === name)!.line }));

export type OfferedTheme = ReturnType<typeof offered>[number];

/** The themes that are shown before the link is pressed, and those behind it. */
export const firstThemes = offered(FIRST);
export const moreThemes = offered(others.map(({ name }) => name));
