import type { Sentences } from "./index.ts";

/** English needs none: sentences are written in it. */
export const NONE: Sentences = { exact: {}, patterns: [] };
