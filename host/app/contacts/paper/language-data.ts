import deu from "@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url";
import eng from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";
import fra from "@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url";
import ita from "@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz?url";
import por from "@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?url";
import spa from "@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url";
import type { PaperLanguage } from "./paper-language.ts";

/** URLs of the language files, 0.7 to 3 MB each, loaded on demand. */
export const DATA_URLS: Record<PaperLanguage, string> = { eng, deu, fra, spa, ita, por };
