import startCore, { type TesseractApi } from "tesseract.js-core/tesseract-core-simd-lstm.js";
import { type ReadText, textOfWords } from "./text-of-words.ts";

/** Tesseract with the languages that it was given so far. */
export interface Recognizer {
  add: (language: string, data: Uint8Array) => void;
  /** The text of a picture in a format of Leptonica's, in one of these languages. */
  read: (language: string, picture: Uint8Array) => ReadText;
}

const LSTM_ONLY = 1;
/** In radians; less than this is read as well without turning. */
const MIN_SLANT = 0.005;

/** Starts Tesseract; `onProgress` gets the fraction of a picture that is done. Throws if WebAssembly is blocked. */
export async function startRecognizer(
  wasmBinary: ArrayBuffer,
  onProgress: (done: number) => void,
): Promise<Recognizer> {
  const core = await startCore({
    wasmBinary,
    // The first third is finding the lines.
    TesseractProgress: (percent) => onProgress(Math.max(0, (percent - 30) / 70)),
    print: () => undefined,
    printErr: () => undefined,
  });
  const apis = new Map<string, TesseractApi>();
  return {
    add(language, data) {
      const api = new core.TessBaseAPI();
      core.FS.writeFile(`${language}.traineddata`, data);
      const status = api.Init(null, language, LSTM_ONLY);
      core.FS.unlink(`${language}.traineddata`);
      if (status !== 0) throw new Error(`Tesseract does not take the data of ${language}.`);
      // By default it takes a card for a single column.
      api.SetVariable("tessedit_pageseg_mode", "3");
      apis.set(language, api);
    },
    read(language, picture) {
      const api = apis.get(language)!;
      core.FS.writeFile("/input", picture);
      setImage(api, 0);
      api.FindLines();
      const slant = api.GetGradient();
      if (Math.abs(slant) >= MIN_SLANT) setImage(api, slant);
      api.Recognize(null);
      const table = api.GetTSVText(0);
      api.Clear();
      return textOfWords(table);
    },
  };
}

function setImage(api: TesseractApi, angle: number): void {
  const UPRIGHT = 1;
  if (api.SetImageFile(UPRIGHT, angle) === 1) throw new Error("Tesseract does not take the picture.");
}
