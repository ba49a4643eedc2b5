import coreUrl from "tesseract.js-core/tesseract-core-simd-lstm.wasm?url";
import { DATA_URLS } from "./language-data.ts";
import { loadFiles } from "./load-files.ts";
import type { PaperLanguage } from "./paper-language.ts";
import type { PaperRequest, PaperResult } from "./read-paper.worker.ts";

// Core and languages are files of ours, loaded with the first card that needs them; the service worker keeps them for
// places without a network.

/** Current phase, and the fraction done. */
export type Progress = { is: "loading" | "reading"; done: number };
type Picture = PaperRequest["picture"];
type Read = Extract<PaperResult, { is: "read" }>;
type OnProgress = (now: Progress) => void;

let reader: { worker: Worker; languages: Set<PaperLanguage> } | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Reads a picture in a language, one after the other. Throws when files do not come or the picture is not read. */
export function readIn(language: PaperLanguage, picture: Picture, onProgress: OnProgress): Promise<Read> {
  const read = last.catch(() => undefined).then(() => readNow(language, picture, onProgress));
  last = read;
  return read;
}

async function readNow(language: PaperLanguage, picture: Picture, onProgress: OnProgress): Promise<Read> {
  const hasData = reader?.languages.has(language);
  const urls = [...(hasData ? [] : [DATA_URLS[language]]), ...(reader ? [] : [coreUrl])];
  const [data, core] = urls.length > 0 ? await loadFiles(urls, (done) => onProgress({ is: "loading", done })) : [];
  const { worker, languages } = (reader ??= startReader());
  onProgress({ is: "reading", done: 0 });
  try {
    const result = await send(worker, { picture, language, data, core: core?.buffer }, onProgress);
    languages.add(language);
    return result;
  } catch (error) {
    // One that has failed, for want of memory, too, is of no more use: the next card starts another.
    worker.terminate();
    reader = undefined;
    throw error;
  }
}

const startReader = () => ({
  worker: new Worker(new URL("./read-paper.worker.ts", import.meta.url), { type: "module" }),
  languages: new Set<PaperLanguage>(),
});

function send(worker: Worker, request: PaperRequest, onProgress: OnProgress): Promise<Read> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data: result }: MessageEvent<PaperResult>) => {
      if (result.is === "reading") onProgress(result);
      else if (result.is === "read") resolve(result);
      else reject(new Error(result.message));
    };
    worker.onerror = () => reject(new Error("The reader of cards did not start."));
    worker.postMessage(request);
  });
}
