import { ar } from "./ar.ts";
import { cs } from "./cs.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { el } from "./el.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fi } from "./fi.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { hu } from "./hu.ts";
import { id } from "./id.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { nl } from "./nl.ts";
import { no } from "./no.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ro } from "./ro.ts";
import { ru } from "./ru.ts";
import { sv } from "./sv.ts";
import { tr } from "./tr.ts";
import { vi } from "./vi.ts";
import { zh } from "./zh.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type { Vocabulary };
export const VOCABULARIES: Record<string, Vocabulary> = {
  en,
  de,
  es,
  fr,
  it,
  pt,
  nl,
  pl,
  tr,
  sv,
  da,
  no,
  fi,
  cs,
  hu,
  ru,
  el,
  ro,
  vi,
  id,
  ja,
  zh,
  ko,
  ar,
  he,
};
