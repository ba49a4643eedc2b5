import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { tr } from "./tr.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { zh } from "./zh.ts";

export type { Vocabulary };
export const VOCABULARIES: Record<string, Vocabulary> = { en, de, es, fr, it, pt, nl, pl, tr, ja, zh, ko, ar, he };
