import type { MessageTranslations } from "./index.ts";

/** English needs none: sentences are written in it. */
export const NONE: MessageTranslations = { exact: {}, patterns: [] };
