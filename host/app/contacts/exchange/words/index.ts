import { words as ar } from "./ar.ts";
import { words as de } from "./de.ts";
import { words as en } from "./en.ts";
import { words as es } from "./es.ts";
import { words as fr } from "./fr.ts";
import { words as he } from "./he.ts";
import { words as it } from "./it.ts";
import { words as ja } from "./ja.ts";
import { words as ko } from "./ko.ts";
import { words as nl } from "./nl.ts";
import { words as pl } from "./pl.ts";
import { words as pt } from "./pt.ts";
import { words as tr } from "./tr.ts";
import { words as zh } from "./zh.ts";

export const exchangeWords = { en, de, fr, es, pt, it, nl, pl, tr, ja, zh, ko, ar, he };

/** A sentence with its owner, date or text in it. */
export const filled = (sentence: string, parts: { o?: string; d?: string; t?: string }): string =>
  sentence.replace(/\{([odt])\}/g, (_, key: "o" | "d" | "t") => parts[key] ?? "");
